import '#client/common-chunk.ts';
import { Arrow } from '#client/components/arrow.tsx';
import { usePageContext } from '#client/components/page-context.tsx';
import { SectionBody } from '#client/components/section.tsx';
import { Unbroken } from '#client/components/unbroken.tsx';
import { isOutside, SiteLink } from '#client/navigation/site-link.tsx';
import { listOfficialChannels } from '#shared/channels/official-channels.ts';
import { channelSection, releaseNote } from '#shared/content/official-channels.ts';

export const parts = { 'official-channels': OfficialChannelsSection };

/** The list of official channels, and what the project never does. */
function OfficialChannelsSection() {
  const { origin, build } = usePageContext();
  const [here] = listOfficialChannels(origin);
  const { copied, addressBar, neverHeading, never } = channelSection;
  return (
    <SectionBody id="official-channels" words={channelSection}>
      <span className="register-seal screen-only" data-verdict="official" aria-hidden="true" />
      <ChannelList origin={origin} />
      <aside
        className="channel-warning"
        data-ground="ink"
        aria-labelledby="channel-warning-heading"
      >
        <div className="channel-warning__head">
          <h3 id="channel-warning-heading">{neverHeading}</h3>
          <p>{copied}</p>
        </div>
        <span className="register-seal" data-verdict="lookalike" aria-hidden="true" />
        <ul className="ruled">
          {never.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <p>
          {addressBar} <strong translate="no">{here?.value}</strong>
        </p>
      </aside>
      <div className="channel-release">
        <div>
          <h3>{releaseNote.heading}</h3>
          <p>
            {releaseNote.hash} <code translate="no">{build}</code>
          </p>
        </div>
        <p>
          <Unbroken text={releaseNote.before} />{' '}
          <SiteLink to={releaseNote.link.to}>{releaseNote.link.label}</SiteLink>.{' '}
          {releaseNote.after}
        </p>
      </div>
    </SectionBody>
  );
}

/** Without links to the current site; channels without a value share the last row. */
function ChannelList({ origin }: { origin: string }) {
  const channels = listOfficialChannels(origin);
  const missing = channels.filter(({ value }) => value === null);
  return (
    <dl className="channel-list ruled">
      {channels
        .filter(({ value }) => value !== null)
        .map(({ label, value, url }) => (
          <div key={`${label} ${value}`} className="channel-list__row">
            <dt>{label}</dt>
            <dd translate="no">
              {url === null || url === origin ? (
                value
              ) : (
                <SiteLink to={url}>
                  {value}
                  {isOutside(url) && <Arrow />}
                </SiteLink>
              )}
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
