import { WEB_MANIFEST_PATH } from '#server/rendering/linked-resources.ts';
import { site } from '#shared/site.ts';
import { jsonResource, type TextResource } from './text-resources';

/** How the site appears on a home screen: https://www.w3.org/TR/appmanifest/ */
export function webManifest(): TextResource {
  const manifest = {
    id: '/',
    name: site.product,
    short_name: site.product,
    description: site.summary,
    lang: site.language,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    // Keeps the address bar, so that visitors can tell the site from a fake.
    display: 'minimal-ui',
    background_color: site.themeColor,
    theme_color: site.themeColor,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  return jsonResource(WEB_MANIFEST_PATH, manifest, 'application/manifest+json');
}
