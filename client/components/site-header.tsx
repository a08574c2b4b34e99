import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { getAction } from '../../shared/actions';
import { headerPages } from '../../shared/content/navigation';
import { findPage, getPage, hrefOf } from '../../shared/pages';
import { site } from '../../shared/site';
import { MotionSwitch } from '../widgets/motion';
import { ConstantPart } from './constant-part';
import { LogoMark } from './logo-mark';
import { PhaseBanner } from './phase-banner';
import { SiteLink } from './site-link';

const menuId = 'site-menu';

/** Logo, main navigation and the way to the presale; on small screens the navigation opens from a button. */
export function SiteHeader() {
  const { pathname, key } = useLocation();
  const menu = useRef<HTMLElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const buyNow = getAction('buyNow');
  const isHome = findPage(pathname)?.id === 'home';

  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu closes on every navigation.
  useEffect(() => {
    menu.current?.hidePopover();
  }, [key]);

  return (
    <ConstantPart as="header" id="site-header" className="site-header" data-ground="ink">
      {isHome && <PhaseBanner />}
      <div className="container site-header__bar">
        <SiteLink to={hrefOf('home')} className="site-header__brand">
          <LogoMark />
          <span>{site.product}</span>
        </SiteLink>
        {/* A popover opens and closes without scripts too, and gives the focus back on Escape. */}
        <button
          type="button"
          className="site-header__toggle"
          popoverTarget={menuId}
          aria-expanded={isOpen}
          aria-controls={menuId}
        >
          <span className="visually-hidden">Menu</span>
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path d="M3 8h18M3 12h18M3 16h18" />
          </svg>
        </button>
        <nav
          ref={menu}
          id={menuId}
          className="site-header__nav"
          aria-label="Main"
          popover="auto"
          onToggle={(event) => setIsOpen(event.newState === 'open')}
        >
          <button
            type="button"
            className="site-header__close"
            popoverTarget={menuId}
            popoverTargetAction="hide"
          >
            <span className="visually-hidden">Close the menu</span>
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <path d="M5 5l14 14M19 5L5 19" />
            </svg>
          </button>
          <ul className="site-header__links">
            {headerPages.map((id) => (
              <li key={id}>
                <SiteLink to={hrefOf(id)} isCurrent={getPage(id).path === pathname}>
                  {getPage(id).navLabel}
                </SiteLink>
              </li>
            ))}
          </ul>
          {'to' in buyNow && (
            <SiteLink to={buyNow.to} className="button" variant="primary">
              {buyNow.label}
            </SiteLink>
          )}
        </nav>
        <MotionSwitch variant="compact" />
      </div>
    </ConstantPart>
  );
}
