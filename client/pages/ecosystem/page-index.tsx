import { SiteLink } from '#client/navigation/site-link.tsx';
import { contents } from '#shared/content/ecosystem.ts';
import { hrefOf } from '#shared/pages.ts';

/** The contents of the page, like the row under a newspaper's title. */
export function PageIndex() {
  return (
    <nav className="page-index screen-only" data-ground="bone" aria-label={contents.label}>
      <ul className="container page-index__list">
        {contents.links.map(({ title, anchor }) => (
          <li key={anchor}>
            <SiteLink to={hrefOf('ecosystem', anchor)}>{title}</SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
