import '#client/common-chunk.ts';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { decorate } from '#client/components/decorate.ts';
import { RiskLink } from '#client/components/risk-note.tsx';
import { LogoMark } from '#client/layout/logo-mark.tsx';
import { NotedLink } from '#client/navigation/noted-link.tsx';
import { SiteLink } from '#client/navigation/site-link.tsx';
import { getAction } from '#shared/actions.ts';
import { hrefOf } from '#shared/pages.ts';
import { site } from '#shared/site.ts';

/** The presale, and the links to it. */
const ways = '.site-header, .home-hero, .presale';

/** A bar on phones with the mark, the menu and a presale link, while neither the presale nor another link to it is in view. */
export function SlimBar() {
  const [isShown, setShown] = useState(false);
  const buyNow = getAction('buyNow');

  useEffect(
    () =>
      decorate(() => {
        const seen = new Set<Element>();
        const view = new IntersectionObserver((entries) => {
          for (const { target, isIntersecting } of entries) {
            if (isIntersecting) seen.add(target);
            else seen.delete(target);
          }
          setShown(seen.size === 0);
        });
        for (const way of document.querySelectorAll(ways)) view.observe(way);
        return () => view.disconnect();
      }),
    [],
  );

  // In older browsers what is fixed inside of <main>, a container, scrolls with it.
  return createPortal(
    <aside
      className="slim-bar screen-only"
      aria-label="Shortcuts"
      data-ground="ink"
      data-shown={isShown || undefined}
    >
      <SiteLink to={hrefOf('home')} className="site-header__brand">
        <LogoMark isRepeated />
        <span className="visually-hidden">{site.product}</span>
      </SiteLink>
      <p className="risk-note">
        <RiskLink />
      </p>
      {'to' in buyNow && (
        <NotedLink to={buyNow.to} notOpen={buyNow.notOpen} className="button" variant="primary">
          {buyNow.label}
        </NotedLink>
      )}
      <button type="button" className="button" data-variant="secondary" onClick={openMenu}>
        Menu
      </button>
    </aside>,
    document.body,
  );
}

/** The menu itself is in the header, at the top of the page. */
function openMenu() {
  const toggle = document.querySelector<HTMLElement>('.site-header__toggle > summary');
  toggle?.focus();
  toggle?.click();
}
