import { type ComponentType, useEffect } from 'react';
import { type PageId, pages } from '#shared/pages.ts';
import { fetchPart, filesOf } from './browser/fetch-part';
import { savesData } from './browser/saves-data';
import { provideParts, type ServedParts } from './components/served-part';

/** A chunk for each page; only the current one is loaded before the page is interactive. */
const importers: Record<PageId, () => Promise<ComponentType>> = {
  home: () => import('./pages/home/home').then((module) => module.HomePage),
  technology: () => import('./pages/technology/technology').then((module) => module.TechnologyPage),
  ecosystem: () => import('./pages/ecosystem/ecosystem').then((module) => module.EcosystemPage),
  build: () => import('./pages/build/build').then((module) => module.BuildPage),
  lab: () => import('./pages/lab/lab').then((module) => module.LabPage),
  privacy: () => import('./pages/privacy/privacy').then((module) => module.PrivacyPage),
  terms: () => import('./pages/terms/terms').then((module) => module.TermsPage),
  tokenomics: () => import('./pages/tokenomics/tokenomics').then((module) => module.TokenomicsPage),
  governance: () => import('./pages/governance/governance').then((module) => module.GovernancePage),
  contact: () => import('./pages/contact/contact').then((module) => module.ContactPage),
  career: () => import('./pages/career/career').then((module) => module.CareerPage),
};

/** Parts that a page keeps from its served HTML, and loads as a module when it was not served. */
const servedParts: Partial<Record<PageId, [name: string, () => Promise<{ parts: ServedParts }>]>> =
  {
    home: ['home-parts', () => import('./pages/home/home-parts')],
    contact: [
      'official-channels-section',
      () => import('./pages/contact/channels/official-channels-section'),
    ],
    tokenomics: ['tokenomics-parts', () => import('./pages/tokenomics/tokenomics-parts')],
  };

const loaded = new Map<PageId, ComponentType>();
let shown: PageId | undefined;

/** Loads the module of a server-rendered page. A failed load can be retried. */
export async function loadPage(id: PageId): Promise<void> {
  loaded.set(id, await importers[id]());
}

/** Loads everything for a page that only the browser renders. */
export async function loadWholePage(id: PageId): Promise<void> {
  // It may still have its served parts.
  if (id === shown) return;
  const [name, importParts] = servedParts[id] ?? [];
  await Promise.all([
    fetchPart(id, () => loadPage(id)),
    loadPageStyles(id),
    name && importParts && fetchPart(name, importParts).then(({ parts }) => provideParts(parts)),
  ]);
}

/** Prefetches a page, unless the visitor saves data. */
export function preloadPage(id: PageId): void {
  // Ignored: following the link tries again.
  if (!savesData()) loadWholePage(id).catch(() => {});
}

/** Called by the server at boot, so that no render has to wait for a module. */
export async function loadAllPages(): Promise<void> {
  provideParts((await import('./layout/layout-parts')).parts);
  await Promise.all(
    pages.map(async ({ id }) => {
      await loadPage(id);
      provideParts((await servedParts[id]?.[1]())?.parts ?? {});
    }),
  );
}

interface PageRouteProps {
  id: PageId;
}

/**
 * Renders a page whose module has been loaded.
 * @throws Error if it has not
 */
export function PageRoute({ id }: PageRouteProps) {
  const Component = loaded.get(id);
  useEffect(() => {
    shown = id;
    return () => {
      shown = undefined;
    };
  }, [id]);
  if (!Component) throw new Error(`The page "${id}" was rendered before its module was loaded`);
  return <Component />;
}

const loads = new Map<PageId, Promise<void>>();

/** Resolves when the style sheet of a page is applied. A failed load can be retried. */
function loadPageStyles(id: PageId): Promise<void> {
  const load = loads.get(id) ?? addStylesheet(id);
  loads.set(id, load);
  load.catch(() => loads.delete(id));
  return load;
}

/** The sheet stays in the document for the next visit: no page's sheet styles another page. */
async function addStylesheet(id: PageId): Promise<void> {
  const [[href, integrity] = ['', '']] = await filesOf(id, '.css');
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', href, integrity });
  if ([...document.styleSheets].some((sheet) => sheet.href === link.href)) return;
  await new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${href} could not be loaded`));
    });
    document.head.append(link);
  });
}
