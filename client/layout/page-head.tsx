import { usePageContext } from '#client/components/page-context.tsx';
import type { Page } from '#shared/pages.ts';
import type { Problem } from '#shared/problems.ts';
import { site } from '#shared/site.ts';

interface PageHeadProps {
  page: Page;
}

/** The part of the head that changes with client-side navigation; the rest is in server/rendering/document-head.tsx. */
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

/** Search engines must not index error pages. */
export function ProblemHead({ problem }: ProblemHeadProps) {
  return (
    <>
      <title>{`${problem.title} · ${site.product}`}</title>
      <meta name="description" content={problem.title} />
      <meta name="robots" content="noindex" />
    </>
  );
}
