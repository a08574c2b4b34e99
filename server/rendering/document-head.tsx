import type { ReactNode } from 'react';
import { isPublicAddress } from '#shared/channels/public-address.ts';
import { cardAlt, cardPath, cardSize } from '#shared/content/cards.ts';
import { loadingMessages } from '#shared/content/loading.ts';
import { type Page, type PageEntry, type PageId, pages } from '#shared/pages.ts';
import { site } from '#shared/site.ts';
import type { Assets } from './assets';
import { FEED_PATH, FEED_TYPE, feedTitle, WEB_MANIFEST_PATH } from './linked-resources';
import { structuredData } from './structured-data';

/**
 * What only the served document contains: hints for the browser, metadata for crawlers and for link
 * previews. React hoists all of it but the structured data into the head; in the browser it leaves
 * elements alone that it did not render.
 * @returns the elements of a page, created once, or those of an error page, which nobody should index
 */
export function documentHeads(
  assets: Assets,
  origin: string,
): (page: Pick<PageEntry, 'id'> | undefined) => ReactNode {
  const heads = new Map<string, ReactNode>(
    pages.map((page) => [
      page.id,
      <>
        <SiteHead />
        <Scripts assets={assets} page={page.id} />
        <LinkPreview page={page} origin={origin} />
        {page.id === 'home' && (
          <link rel="alternate" type={FEED_TYPE} title={feedTitle} href={FEED_PATH} />
        )}
        <script type="application/ld+json">{structuredData(page, origin)}</script>
      </>,
    ]),
  );
  const errorHead = (
    <>
      <SiteHead />
      <Scripts assets={assets} />
    </>
  );
  return (page) => (page ? heads.get(page.id) : errorHead);
}

function SiteHead() {
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="theme-color" content={site.themeColor} />
      <meta name="format-detection" content="telephone=no" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href={WEB_MANIFEST_PATH} />
    </>
  );
}

interface ScriptsProps {
  assets: Assets;
  page?: PageId;
}

/**
 * The document loads only this script; its attributes name the others, and the list of what may be
 * loaded later, each with the hash of its content.
 * It is deferred, not async: Chrome lays out a page with a form as soon as the document is parsed,
 * which should not happen before its styles have loaded.
 */
function Scripts({ assets, page }: ScriptsProps) {
  const { integrity, start } = assets;
  const modules = [...assets.shared, assets.entry, ...(page ? (assets.pages[page] ?? []) : [])];
  const withIntegrity = (url: string) => `${url}#${integrity[url]}`;
  return (
    <script
      type="module"
      src={start}
      integrity={integrity[start]}
      data-modules={modules.map(withIntegrity).join(' ')}
      data-parts={withIntegrity(assets.parts)}
      data-late={loadingMessages.controlsLate}
    />
  );
}

interface LinkPreviewProps {
  page: Page;
  origin: string;
}

const handle = xHandle(site.channels.x);

/** https://ogp.me, and for X https://developer.x.com/en/docs/x-for-websites/cards */
function LinkPreview({ page: { id, path, title, description }, origin }: LinkPreviewProps) {
  const image = `${origin}${cardPath(id)}`;
  const alt = cardAlt(id);
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.product} />
      <meta property="og:locale" content={site.locale} />
      <meta property="og:url" content={`${origin}${path}`} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={image} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(cardSize.width)} />
      <meta property="og:image:height" content={String(cardSize.height)} />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
      {handle && <meta name="twitter:site" content={handle} />}
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={image} />
      <meta name="twitter:image:alt" content={alt} />
    </>
  );
}

/** `https://x.com/name` → "@name"; undefined if it is a placeholder, or not a profile on X. */
export function xHandle(profile: string): string | undefined {
  if (!isPublicAddress(profile)) return undefined;
  const { hostname, pathname } = new URL(profile);
  const [, name] = /^\/(\w{1,15})\/?$/.exec(pathname) ?? [];
  return name && /^(?:www\.)?(?:x|twitter)\.com$/.test(hostname) ? `@${name}` : undefined;
}
