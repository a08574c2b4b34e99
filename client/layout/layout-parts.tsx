import '#client/common-chunk.ts';
import { UnprintedButton } from '#client/components/action.tsx';
import { usePageContext } from '#client/components/page-context.tsx';
import { Unbroken } from '#client/components/unbroken.tsx';
import { NotedLink, SiteLink } from '#client/navigation/site-link.tsx';
import type { Action } from '#shared/actions.ts';
import { listOfficialChannels } from '#shared/channels/official-channels.ts';
import { footerChannels, footerColumns } from '#shared/content/footer.ts';
import { hrefOf } from '#shared/pages.ts';
import { site } from '#shared/site.ts';
import { LogoMark } from './logo-mark';
import { OfficialChannels } from './official-channels';
import { narrowWordmarkSize, wordmarkSize } from './wordmark-size';

/** Parts of every document as served, so browsers never load this module. */
export const parts = { 'site-footer': FooterContent, 'menu-channels': MenuChannels };

function FooterContent() {
  return (
    <>
      <div className="site-footer__top">
        <div className="site-footer__brand">
          <SiteLink to={hrefOf('home')} className="site-brand">
            <LogoMark isRepeated />
            <span>{site.product}</span>
          </SiteLink>
          <p>
            <Unbroken text={site.summary} />
          </p>
        </div>
        <nav className="site-footer__columns screen-only" aria-label="Footer">
          {footerColumns.map((column) => (
            <FooterColumn key={column.title} {...column} />
          ))}
        </nav>
      </div>
      <OfficialChannels />
      <picture>
        <source
          media="(max-width: 700px)"
          srcSet="/images/wordmark-narrow.svg"
          {...narrowWordmarkSize}
        />
        <img
          className="site-footer__wordmark screen-only"
          src="/images/wordmark.svg"
          alt=""
          {...wordmarkSize}
          loading="lazy"
        />
      </picture>
    </>
  );
}

interface FooterColumnProps {
  title: string;
  links: readonly Action[];
}

function FooterColumn({ title, links }: FooterColumnProps) {
  return (
    <div>
      <h2 className="site-footer__title">{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.label}>
            {'to' in link ? (
              <NotedLink to={link.to} notOpen={link.notOpen}>
                {link.label}
              </NotedLink>
            ) : (
              <UnprintedButton label={link.label} note={link.notOpen} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The official channels, at the end of the sheet. */
function MenuChannels() {
  const { origin } = usePageContext();
  const { list, check } = footerChannels;
  return (
    <>
      <p>
        {list.label}
        <SiteLink to={check.to}>{check.label}</SiteLink>
      </p>
      <ul>
        {listOfficialChannels(origin).map(
          ({ label, value }) =>
            value && (
              <li key={label} translate="no">
                {value}
              </li>
            ),
        )}
      </ul>
    </>
  );
}
