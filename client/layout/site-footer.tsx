import { NotOpenButton } from '#client/components/action.tsx';
import { ConstantPart } from '#client/components/constant-part.tsx';
import { Icon, type IconName } from '#client/components/icon.tsx';
import { OfficialChannels } from '#client/components/official-channels.tsx';
import { MotionSwitch } from '#client/motion/motion.tsx';
import { NotedLink } from '#client/navigation/noted-link.tsx';
import { SiteLink } from '#client/navigation/site-link.tsx';
import { type Action, getAction } from '#shared/actions.ts';
import {
  copyright,
  footerColumns,
  footerTechnology,
  legalLinks,
  socialActions,
  socialLinks,
} from '#shared/content/navigation.ts';
import { hrefOf } from '#shared/pages.ts';
import { site } from '#shared/site.ts';
import { LogoMark } from './logo-mark';
import { wordmarkSize } from './wordmark-size';

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
            <p className="site-footer__summary">{site.summary}</p>
            <p>
              <SiteLink to={footerTechnology.to} className="text-link">
                {footerTechnology.label}
              </SiteLink>
            </p>
            <ul className="site-footer__social" aria-label="Channels">
              {socialLinks.map(({ label, to, icon }) => (
                <li key={label}>
                  <SiteLink to={to} className="button" variant="secondary">
                    <IconLabel icon={icon} label={label} />
                  </SiteLink>
                </li>
              ))}
              {socialActions.map(({ id, icon }) => (
                <li key={id}>
                  <SocialAction action={getAction(id)} icon={icon} />
                </li>
              ))}
            </ul>
          </div>
          <nav className="site-footer__columns" aria-label="Footer">
            {footerColumns.map((column) => (
              <div key={column.title}>
                <h2 className="site-footer__title">{column.title}</h2>
                <ul>
                  {column.links.map((link) => (
                    <li key={link.label}>
                      <NotedLink to={link.to} notOpen={link.notOpen}>
                        {link.label}
                      </NotedLink>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        </div>
        <OfficialChannels />
        <img
          className="site-footer__wordmark"
          src="/images/wordmark.svg"
          alt=""
          {...wordmarkSize}
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
    </ConstantPart>
  );
}

interface SocialActionProps {
  action: Action;
  icon: IconName;
}

function SocialAction({ action, icon }: SocialActionProps) {
  const content = <IconLabel icon={icon} label={action.label} />;
  if ('notOpen' in action) {
    return <NotOpenButton label={content} note={action.notOpen} variant="secondary" />;
  }
  return (
    <SiteLink to={action.to} className="button" variant="secondary">
      {content}
    </SiteLink>
  );
}

interface IconLabelProps {
  icon: IconName;
  label: string;
}

function IconLabel({ icon, label }: IconLabelProps) {
  return (
    <>
      <Icon name={icon} />
      <span className="visually-hidden">{label}</span>
    </>
  );
}
