import { ConstantPart } from '#client/components/constant-part.tsx';
import { MotionSwitch } from '#client/components/motion-switch.tsx';
import { ServedPart } from '#client/components/served-part.tsx';
import { SiteLink } from '#client/navigation/site-link.tsx';
import { copyright, footerLinks } from '#shared/content/navigation.ts';

export function SiteFooter() {
  return (
    <ConstantPart as="footer" id="site-footer" className="site-footer" data-ground="ink">
      <div className="container">
        <ServedPart name="site-footer" />
        <div className="site-footer__bottom">
          <p>{copyright}</p>
          <MotionSwitch />
          <ul className="screen-only">
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
