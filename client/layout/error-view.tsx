import { useLocation } from 'react-router-dom';
import { Arrow } from '#client/components/arrow.tsx';
import { SiteLink } from '#client/navigation/site-link.tsx';
import { blogNotice, nextLinks, noSuchPage } from '#shared/content/errors.ts';
import { notFoundPicture } from '#shared/drawing/not-found.ts';
import { isUnpublishedBlog, type Problem } from '#shared/problems.ts';
import { site } from '#shared/site.ts';

const { width, height } = notFoundPicture;

interface ErrorViewProps {
  problem: Problem;
  /** Offered after an error in the browser, when a reload may help. */
  canReload?: boolean;
}

/** An error page: what happened, what it means, and links to go on. */
export function ErrorView({ problem, canReload = false }: ErrorViewProps) {
  const { pathname } = useLocation();
  const [status, ...words] = problem.title.split(' ');
  const isMissing = problem.status === 404;
  const isBlog = isMissing && isUnpublishedBlog(pathname);
  const ways = isBlog ? [blogNotice.link, ...nextLinks.slice(0, -1)] : nextLinks;
  return (
    <section className="error-view" data-ground="ink" aria-labelledby="error-title">
      <title>{`${problem.title} · ${site.product}`}</title>
      <meta name="description" content={problem.title} />
      {/* Search engines must not index error pages. */}
      <meta name="robots" content="noindex" />
      <div className="container">
        {isMissing && (
          <div className="error-view__picture screen-only">
            <span className="error-view__rules" />
            <img src="/images/error-404.svg" alt="" width={width} height={height} />
          </div>
        )}
        <h1 id="error-title" tabIndex={-1}>
          {isMissing ? (
            <>
              <span>{status}</span> {words.join(' ')}
            </>
          ) : (
            problem.title
          )}
        </h1>
        {isMissing && <p className="lead">{isBlog ? blogNotice.text : noSuchPage}</p>}
        <p className={isMissing ? undefined : 'lead'}>{problem.detail}</p>
        {problem.requestId && (
          <p>
            If you write to us about it, quote the request id <code>{problem.requestId}</code>.
          </p>
        )}
        {canReload && (
          <p>
            <button
              type="button"
              className="button"
              data-variant="primary"
              onClick={() => window.location.reload()}
            >
              Reload the page
            </button>
          </p>
        )}
        <nav aria-label="Where to go next">
          <ul className="error-view__ways">
            {ways.map(({ to, label }) => (
              <li key={to}>
                <SiteLink to={to}>
                  {label}
                  <Arrow />
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </section>
  );
}
