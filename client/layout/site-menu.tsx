import { usePageContext } from '#client/components/page-context.tsx';
import { SiteLink } from '#client/navigation/site-link.tsx';
import { listOfficialChannels } from '#shared/channels/official-channels.ts';
import { footerChannels, menuPages } from '#shared/content/navigation.ts';
import { getPage } from '#shared/pages.ts';

interface MenuPagesProps {
  /** Path of the current page. */
  current: string;
}

/** The pages that only the sheet on a phone has room for. */
export function MenuPages({ current }: MenuPagesProps) {
  return (
    <ul className="site-menu__pages">
      {menuPages.map((id) => (
        <li key={id}>
          <SiteLink to={getPage(id).path} isCurrent={getPage(id).path === current}>
            {getPage(id).navLabel}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

/** The official channels, at the end of the sheet. */
export function MenuChannels() {
  const { origin } = usePageContext();
  const { heading, check } = footerChannels;
  return (
    <div className="site-menu__channels">
      <p>
        {heading}
        <SiteLink to={check.to}>{check.label}</SiteLink>
      </p>
      <ul>
        {listOfficialChannels(origin).map(
          ({ label, value }) =>
            value && (
              <li key={label} translate="no">
                {value}
              </li>
            ),
        )}
      </ul>
    </div>
  );
}
