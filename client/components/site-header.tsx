import { useLocation } from 'react-router-dom';
import { getAction } from '../../shared/actions';
import { headerPages } from '../../shared/content/navigation';
import { findPage, getPage, hrefOf } from '../../shared/pages';
import { site } from '../../shared/site';
import { MotionSwitch } from '../widgets/motion';
import { ConstantPart } from './constant-part';
import { LogoMark } from './logo-mark';
import { MenuToggle } from './menu-toggle';
import { NotedLink } from './noted-link';
import { PhaseBanner } from './phase-banner';
import { SiteLink } from './site-link';

const menuId = 'site-menu';

/** Logo, main navigation and the way to the presale; on small screens the navigation opens from a button. */
export function SiteHeader() {
  const { pathname } = useLocation();
  const buyNow = getAction('buyNow');
  const isHome = findPage(pathname)?.id === 'home';

  return (
    <ConstantPart as="header" id="site-header" className="site-header" data-ground="ink">
      {isHome && <PhaseBanner />}
      <div className="container site-header__bar">
        <SiteLink to={hrefOf('home')} className="site-header__brand">
          <LogoMark />
          <span>{site.product}</span>
        </SiteLink>
        <MenuToggle menuId={menuId} />
        <nav id={menuId} className="site-header__nav" aria-label="Main">
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
            <NotedLink to={buyNow.to} notOpen={buyNow.notOpen} className="button" variant="primary">
              {buyNow.label}
            </NotedLink>
          )}
        </nav>
        <MotionSwitch variant="compact" />
      </div>
    </ConstantPart>
  );
}
