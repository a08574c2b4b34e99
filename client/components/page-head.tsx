import type { Page } from '../../shared/pages';
import type { Problem } from '../../shared/problems';
import { site } from '../../shared/site';
import { usePageContext } from './page-context';

/** What the head of every document holds. React moves it there. */
export function SiteHead() {
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="theme-color" content={site.themeColor} />
      <meta name="format-detection" content="telephone=no" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    </>
  );
}

interface PageHeadProps {
  page: Page;
}

export function PageHead({ page }: PageHeadProps) {
  const { origin } = usePageContext();
  return (
    <>
      <title>{page.title}</title>
      <meta name="description" content={page.description} />
      <link rel="canonical" href={`${origin}${page.path}`} />
    </>
  );
}

interface ProblemHeadProps {
  problem: Problem;
}

/** Error pages are not for search engines. */
export function ProblemHead({ problem }: ProblemHeadProps) {
  return (
    <>
      <title>{`${problem.title} · ${site.product}`}</title>
      <meta name="description" content={problem.title} />
      <meta name="robots" content="noindex" />
    </>
  );
}
