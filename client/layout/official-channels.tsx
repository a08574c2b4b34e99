import { usePageContext } from '#client/components/page-context.tsx';
import { SiteLink } from '#client/navigation/site-link.tsx';
import { listOfficialChannels, nonePublished } from '#shared/channels/official-channels.ts';
import { footerChannels } from '#shared/content/footer.ts';

/** The official channels, in the footer of every page. */
export function OfficialChannels() {
  const { origin } = usePageContext();
  const { list, check } = footerChannels;
  return (
    <div className="official-channels screen-only">
      <h2>
        <SiteLink to={list.to}>{list.label}</SiteLink>
      </h2>
      <dl className="official-channels__list">
        {/* An address needs no label. Channels without one are in the column above, except contracts. */}
        {listOfficialChannels(origin).map(({ kind, label, value }) => (
          <div
            key={`${label} ${value}`}
            className={value || kind === 'contract' ? undefined : 'visually-hidden'}
          >
            <dt className={value ? 'visually-hidden' : undefined}>{label}</dt>
            <dd translate="no">{value ?? nonePublished}</dd>
          </div>
        ))}
      </dl>
      <SiteLink to={check.to}>{check.label}</SiteLink>
    </div>
  );
}
