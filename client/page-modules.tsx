import { type ComponentType, use } from 'react';
import { type PageId, pages } from '../shared/pages';
import { savesData } from './browser/saves-data';

/** A chunk for each page: only the current one is loaded before the page is interactive. */
const importers: Record<PageId, () => Promise<ComponentType>> = {
  home: () => import('./pages/home').then((module) => module.HomePage),
  technology: () => import('./pages/technology').then((module) => module.TechnologyPage),
  ecosystem: () => import('./pages/ecosystem').then((module) => module.EcosystemPage),
  build: () => import('./pages/build').then((module) => module.BuildPage),
  lab: () => import('./pages/lab').then((module) => module.LabPage),
  privacy: () => import('./pages/privacy').then((module) => module.PrivacyPage),
  terms: () => import('./pages/terms').then((module) => module.TermsPage),
  tokenomics: () => import('./pages/tokenomics').then((module) => module.TokenomicsPage),
  governance: () => import('./pages/governance').then((module) => module.GovernancePage),
  contact: () => import('./pages/contact').then((module) => module.ContactPage),
  career: () => import('./pages/career').then((module) => module.CareerPage),
};

const loaded = new Map<PageId, ComponentType>();
const pending = new Map<PageId, Promise<ComponentType>>();

/** Loads a page's module once. A failed load may be tried again. */
export function loadPage(id: PageId): Promise<ComponentType> {
  let promise = pending.get(id);
  if (!promise) {
    promise = importers[id]().then((Component) => {
      loaded.set(id, Component);
      return Component;
    });
    promise.catch(() => pending.delete(id));
    pending.set(id, promise);
  }
  return promise;
}

/** Fetches a page's module before it is asked for, unless the visitor saves data. */
export function preloadPage(id: PageId): void {
  // A failure here is no failure yet: following the link tries again.
  if (!savesData()) loadPage(id).catch(() => {});
}

/** The server renders no page that has to be waited for. */
export async function loadAllPages(): Promise<void> {
  await Promise.all(pages.map((page) => loadPage(page.id)));
}

interface PageRouteProps {
  id: PageId;
}

/** Renders the page, at once when its module is loaded, else when it arrives. */
export function PageRoute({ id }: PageRouteProps) {
  const Component = use(loadForNavigation(id));
  return <Component />;
}

const navigations = new Map<PageId, Promise<ComponentType>>();

function loadForNavigation(id: PageId): Promise<ComponentType> {
  let promise = navigations.get(id);
  if (!promise) {
    promise = loadPage(id).catch(loadAnew);
    navigations.set(id, promise);
  }
  // React suspends on a promise even when it is resolved, unless these fields say so.
  const value = loaded.get(id);
  return value ? Object.assign(promise, { status: 'fulfilled', value }) : promise;
}

/**
 * After a deployment the chunks of the old build may be gone. The address has changed already,
 * so a full load of it gives the visitor the new build.
 */
export function loadAnew(): Promise<never> {
  window.location.reload();
  return new Promise<never>(() => {});
}
