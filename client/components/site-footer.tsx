import { getAction } from '../../shared/actions';
import {
  copyright,
  footerColumns,
  footerTechnology,
  legalLinks,
  socialActions,
  socialLinks,
} from '../../shared/content/navigation';
import { hrefOf } from '../../shared/pages';
import { site } from '../../shared/site';
import { MotionSwitch } from '../widgets/motion';
import { NotOpenButton } from './action';
import { LogoMark } from './logo-mark';
import { SiteLink } from './site-link';

export function SiteFooter() {
  return (
    <footer className="site-footer" data-ground="ink">
      <div className="container">
        <div className="site-footer__top">
          <div className="site-footer__brand">
            <SiteLink to={hrefOf('home')} className="site-header__brand">
              <LogoMark />
              <span>{site.product}</span>
            </SiteLink>
            <p className="site-footer__summary">{site.summary}</p>
            <p>
              <SiteLink to={footerTechnology.to} className="text-link">
                {footerTechnology.label}
              </SiteLink>
            </p>
            <ul className="site-footer__social" aria-label="Channels">
              {socialLinks.map((link) => (
                <li key={link.label}>
                  <SiteLink to={link.to} className="button" variant="secondary">
                    {link.label}
                  </SiteLink>
                </li>
              ))}
              {socialActions.map((id) => {
                const action = getAction(id);
                return (
                  <li key={id}>
                    {'to' in action ? (
                      <SiteLink to={action.to} className="button" variant="secondary">
                        {action.label}
                      </SiteLink>
                    ) : (
                      <NotOpenButton
                        label={action.label}
                        note={action.notOpen}
                        variant="secondary"
                      />
                    )}
                  </li>
                );
              })}
            </ul>
          </div>
          <nav className="site-footer__columns" aria-label="Footer">
            {footerColumns.map((column) => (
              <div key={column.title}>
                <h2 className="site-footer__title">{column.title}</h2>
                <ul>
                  {column.links.map((link) => (
                    <li key={link.label}>
                      <SiteLink to={link.to}>{link.label}</SiteLink>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        </div>
        <img
          className="site-footer__wordmark"
          src="/images/wordmark.svg"
          alt=""
          width={1280}
          height={315}
          loading="lazy"
        />
        <div className="site-footer__bottom">
          <p>{copyright}</p>
          <MotionSwitch />
          <ul>
            {legalLinks.map((link) => (
              <li key={link.to}>
                <SiteLink to={link.to} className="text-link">
                  {link.label}
                </SiteLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}
