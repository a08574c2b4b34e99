import { NotOpenButton } from '#client/components/action.tsx';
import { ConstantPart } from '#client/components/constant-part.tsx';
import { OfficialChannels } from '#client/components/official-channels.tsx';
import { Unbroken } from '#client/components/unbroken.tsx';
import { MotionSwitch } from '#client/motion/motion.tsx';
import { NotedLink } from '#client/navigation/noted-link.tsx';
import { SiteLink } from '#client/navigation/site-link.tsx';
import { type ActionId, getAction } from '#shared/actions.ts';
import {
  copyright,
  follow,
  footerColumns,
  footerLinks,
  type NavLink,
} from '#shared/content/navigation.ts';
import { hrefOf } from '#shared/pages.ts';
import { site } from '#shared/site.ts';
import { LogoMark } from './logo-mark';
import { narrowWordmarkSize, wordmarkSize } from './wordmark-size';

export function SiteFooter() {
  return (
    <ConstantPart as="footer" id="site-footer" className="site-footer" data-ground="ink">
      <div className="container">
        <div className="site-footer__top">
          <div className="site-footer__brand">
            <SiteLink to={hrefOf('home')} className="site-header__brand">
              <LogoMark isRepeated />
              <span>{site.product}</span>
            </SiteLink>
            <p className="site-footer__summary">
              <Unbroken text={site.summary} />
            </p>
          </div>
          <nav className="site-footer__columns" aria-label="Footer">
            {footerColumns.map(({ title, links }) => (
              <FooterColumn key={title} title={title} links={links} />
            ))}
            <FooterColumn {...follow} />
          </nav>
        </div>
        <OfficialChannels />
        <picture>
          <source
            media="(max-width: 720px)"
            srcSet="/images/wordmark-narrow.svg"
            {...narrowWordmarkSize}
          />
          <img
            className="site-footer__wordmark"
            src="/images/wordmark.svg"
            alt=""
            {...wordmarkSize}
            loading="lazy"
          />
        </picture>
        <div className="site-footer__bottom">
          <p>{copyright}</p>
          <MotionSwitch />
          <ul>
            {footerLinks.map((link) => (
              <li key={link.to}>
                <SiteLink to={link.to}>{link.label}</SiteLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </ConstantPart>
  );
}

interface FooterColumnProps {
  title: string;
  links: readonly NavLink[];
  /** A link that may have no address yet. */
  actions?: readonly ActionId[];
}

function FooterColumn({ title, links, actions = [] }: FooterColumnProps) {
  const all = [...links, ...actions.map(getAction)];
  return (
    <div>
      <h2 className="site-footer__title">{title}</h2>
      <ul>
        {all.map((link) => (
          <li key={link.label}>
            {'to' in link ? (
              <NotedLink to={link.to} notOpen={link.notOpen}>
                {link.label}
              </NotedLink>
            ) : (
              <NotOpenButton label={link.label} note={link.notOpen} variant="secondary" />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
