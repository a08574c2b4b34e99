import type { Page } from '../../shared/pages';
import type { Problem } from '../../shared/problems';
import { site } from '../../shared/site';
import { usePageContext } from './page-context';

interface PageHeadProps {
  page: Page;
}

/** What follows the visitor from page to page; the rest of the head is in server/document-head.tsx. */
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
