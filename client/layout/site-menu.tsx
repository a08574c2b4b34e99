import { SiteLink } from '#client/navigation/site-link.tsx';
import { menuPages } from '#shared/content/navigation.ts';
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
