import { Arrow } from '#client/components/arrow.tsx';
import { SiteLink } from '#client/navigation/site-link.tsx';
import { systems } from '#shared/content/technology.ts';
import { hrefOf } from '#shared/pages.ts';

/** The hero's icons: each leads to its section on the same page. */
export function SystemLinks() {
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
              />
              {system.heading}
              <Arrow />
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
