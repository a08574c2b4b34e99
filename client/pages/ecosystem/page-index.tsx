import { SiteLink } from '#client/navigation/site-link.tsx';
import { contents } from '#shared/content/ecosystem.ts';
import { hrefOf } from '#shared/pages.ts';

/** The row under a newspaper's head that says what stands within. */
export function PageIndex() {
  return (
    <nav className="page-index" data-ground="bone" aria-label={contents.label}>
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
