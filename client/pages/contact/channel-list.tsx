import { Arrow } from '#client/components/arrow.tsx';
import { usePageContext } from '#client/components/page-context.tsx';
import { isOutside, SiteLink } from '#client/navigation/site-link.tsx';
import { listOfficialChannels, type OfficialChannel } from '#shared/channels/official-channels.ts';
import { channelSection } from '#shared/content/official-channels.ts';

/** Channels without a value share the last row. */
export function ChannelList() {
  const { origin } = usePageContext();
  const channels = listOfficialChannels(origin);
  const missing = channels.filter(({ value }) => value === null);
  return (
    <dl className="channel-list ruled">
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
          <dd className="channel-list__none">{channelSection.unpublished}</dd>
        </div>
      )}
    </dl>
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
