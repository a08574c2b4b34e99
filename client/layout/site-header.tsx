import { useLocation } from 'react-router-dom';
import { ConstantPart } from '#client/components/constant-part.tsx';
import { ServedPart } from '#client/components/served-part.tsx';
import { NotedLink, SiteLink } from '#client/navigation/site-link.tsx';
import { getAction } from '#shared/actions.ts';
import { headerPages, menuPages } from '#shared/content/navigation.ts';
import { findPage, getPage, hrefOf, type PageId } from '#shared/pages.ts';
import { site } from '#shared/site.ts';
import { LogoMark } from './logo-mark';
import { MenuToggle, menuId } from './menu-toggle';
import { PhaseBanner } from './phase-banner';

/** Logo, main navigation and presale link; on small screens a button opens the navigation, and all of it stays in view. */
export function SiteHeader() {
  const { pathname } = useLocation();
  const buyNow = getAction('buyNow');
  // In the document twice: on a phone it is before the menu, and the Tab key follows the document.
  const presaleLink = 'to' in buyNow && (
    <div className="site-header__presale">
      <NotedLink
        to={buyNow.to}
        notOpen={buyNow.notOpen}
        className="button screen-only"
        variant="primary"
      >
        {buyNow.label}
      </NotedLink>
    </div>
  );

  return (
    <>
      {findPage(pathname)?.id === 'home' && <PhaseBanner />}
      <ConstantPart as="header" id="site-header" className="site-header" data-ground="ink">
        <div className="container site-header__bar">
          <SiteLink
            to={hrefOf('home')}
            className="site-brand"
            variant={site.product.length > 16 ? 'long' : undefined}
          >
            <LogoMark />
            <span>{site.product}</span>
          </SiteLink>
          {presaleLink}
          <MenuToggle />
          <nav id={menuId} className="site-header__nav screen-only" aria-label="Main">
            <PageLinks className="site-header__links" pages={headerPages} current={pathname} />
            {/* Only the sheet on a phone has room for these. */}
            <PageLinks className="site-menu__pages" pages={menuPages} current={pathname} />
            <ServedPart name="menu-channels" className="site-menu__channels" />
          </nav>
          {presaleLink}
        </div>
      </ConstantPart>
    </>
  );
}

interface PageLinksProps {
  className: string;
  pages: readonly PageId[];
  /** Path of the current page. */
  current: string;
}

function PageLinks({ className, pages, current }: PageLinksProps) {
  return (
    <ul className={className}>
      {pages.map((id) => (
        <li key={id}>
          <SiteLink to={hrefOf(id)} isCurrent={hrefOf(id) === current}>
            {getPage(id).navLabel}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
