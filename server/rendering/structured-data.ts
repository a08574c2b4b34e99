import { listAccounts } from '#shared/channels/official-channels.ts';
import { isPublicAddress } from '#shared/channels/public-address.ts';
import { cardPath, cardSize } from '#shared/content/cards.ts';
import { ecosystemFaq } from '#shared/content/ecosystem.ts';
import { plainText } from '#shared/figures/words.ts';
import { getPage, type Page, type PageId } from '#shared/pages.ts';
import { site } from '#shared/site.ts';

type Node = Record<string, unknown>;

/**
 * Structured data of a page (https://schema.org), as JSON for a script element. It only states what the
 * page shows. News items have no date, author or URL of their own, so there is no NewsArticle. Nobody can
 * apply or buy here, so there is no JobPosting and no Offer.
 */
export function structuredData(page: Page, origin: string): string {
  const graph = [
    organization(origin),
    webSite(origin),
    webPage(page, origin),
    ...(page.id === 'home' ? [] : [breadcrumbs(page, origin)]),
  ];
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
  // Otherwise a text could close the script element: https://html.spec.whatwg.org/multipage/scripting.html#restrictions-for-contents-of-script-elements
  return json.replaceAll('<', '\\u003c');
}

function organization(origin: string): Node {
  // Placeholders are not profiles of the project.
  const profiles = listAccounts().flatMap(({ kind, url }) =>
    kind !== 'email' && url && isPublicAddress(url) ? [url] : [],
  );
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: site.product,
    url: `${origin}/`,
    description: site.summary,
    logo: image(`${origin}/icon-512.png`, { width: 512, height: 512 }),
    ...(profiles.length > 0 && { sameAs: profiles }),
    ...(site.channels.email && { email: site.channels.email }),
  };
}

function webSite(origin: string): Node {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    url: `${origin}/`,
    name: site.product,
    description: site.summary,
    inLanguage: site.language,
    publisher: { '@id': `${origin}/#organization` },
  };
}

const pageTypes: Partial<Record<PageId, string>> = { contact: 'ContactPage', ecosystem: 'FAQPage' };

function webPage(page: Page, origin: string): Node {
  const url = `${origin}${page.path}`;
  return {
    '@type': pageTypes[page.id] ?? 'WebPage',
    '@id': `${url}#webpage`,
    url,
    name: page.title,
    description: page.description,
    inLanguage: site.language,
    isPartOf: { '@id': `${origin}/#website` },
    about: { '@id': `${origin}/#organization` },
    primaryImageOfPage: image(`${origin}${cardPath(page.id)}`, cardSize),
    ...(page.id !== 'home' && { breadcrumb: { '@id': `${url}#breadcrumb` } }),
    ...(page.id === 'ecosystem' && { mainEntity: questions() }),
  };
}

function questions(): Node[] {
  return Object.values(ecosystemFaq.entries).map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
  }));
}

function breadcrumbs(page: Page, origin: string): Node {
  return {
    '@type': 'BreadcrumbList',
    '@id': `${origin}${page.path}#breadcrumb`,
    itemListElement: [getPage('home'), page].map(({ path, navLabel }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: navLabel,
      item: `${origin}${path}`,
    })),
  };
}

function image(url: string, { width, height }: { width: number; height: number }): Node {
  // https://schema.org/Distance
  return { '@type': 'ImageObject', url, width: `${width} px`, height: `${height} px` };
}
