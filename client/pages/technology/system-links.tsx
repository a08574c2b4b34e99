import { SiteLink } from '#client/navigation/site-link.tsx';
import type { System } from '#shared/content/technology.ts';
import { hrefOf } from '#shared/pages.ts';

interface SystemLinksProps {
  systems: readonly System[];
}

/** The hero's icons: each leads to its section on the same page. */
export function SystemLinks({ systems }: SystemLinksProps) {
  return (
    <nav className="page-hero__wide" aria-label="On this page">
      <ul className="system-links">
        {systems.map((system) => (
          <li key={system.id}>
            <SiteLink to={hrefOf('technology', system.id)} className="system-links__link">
              <img
                className="system-links__glyph"
                src={system.glyph}
                alt=""
                width={124}
                height={124}
                fetchPriority="high"
              />
              {system.heading}
              <svg
                className="system-links__arrow"
                viewBox="0 0 12 18"
                width="12"
                height="18"
                aria-hidden="true"
              >
                <path d="M6 1v16M1 12l5 5 5-5" />
              </svg>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
