import { Arrow } from '#client/components/arrow.tsx';
import { usePageContext } from '#client/components/page-context.tsx';
import { Section } from '#client/components/section.tsx';
import { Unbroken } from '#client/components/unbroken.tsx';
import { isOutside, SiteLink } from '#client/navigation/site-link.tsx';
import type { OfficialChannel } from '#shared/channels/official-channels.ts';
import { channelSection, releaseNote } from '#shared/content/official-channels.ts';

interface OfficialChannelsSectionProps {
  channels: readonly OfficialChannel[];
}

/** The list of official channels, and what the project never does. */
export function OfficialChannelsSection({ channels }: OfficialChannelsSectionProps) {
  const { origin, build } = usePageContext();
  const { addressBar, neverHeading, never, unpublished } = channelSection;
  const missing = channels.filter(({ value }) => value === null);
  return (
    <Section
      id="official-channels"
      ground="bone"
      words={channelSection}
      variant="official-channels"
    >
      <dl className="channel-list">
        {channels
          .filter((channel) => !missing.includes(channel))
          .map((channel) => (
            <div key={`${channel.label} ${channel.value}`} className="channel-list__row">
              <dt>{channel.label}</dt>
              <dd translate="no">
                <ChannelValue channel={channel} isHere={channel.url === origin} />
              </dd>
            </div>
          ))}
        {missing.length > 0 && (
          <div className="channel-list__row">
            <dt>{missing.map(({ label }) => label).join(', ')}</dt>
            <dd className="channel-list__none">{unpublished}</dd>
          </div>
        )}
      </dl>
      <div className="channel-side">
        <aside className="channel-warning" aria-labelledby="channel-warning-heading">
          <h3 id="channel-warning-heading">{neverHeading}</h3>
          <ul>
            {never.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <p className="channel-warning__address">
            {addressBar} <strong translate="no">{channels[0]?.value}</strong>
          </p>
        </aside>
        <div className="channel-release">
          <h3>{releaseNote.heading}</h3>
          <p>
            {releaseNote.hash} <code translate="no">{build}</code>.{' '}
            <Unbroken text={releaseNote.before} />{' '}
            <SiteLink to={releaseNote.link.to}>{releaseNote.link.label}</SiteLink>.{' '}
            {releaseNote.after}
          </p>
        </div>
      </div>
    </Section>
  );
}

interface ChannelValueProps {
  channel: OfficialChannel;
  /** Whether it is the current page. */
  isHere: boolean;
}

function ChannelValue({ channel: { value, url }, isHere }: ChannelValueProps) {
  if (url === null || isHere) return value;
  return (
    <SiteLink to={url}>
      {value}
      {isOutside(url) && <Arrow />}
    </SiteLink>
  );
}
