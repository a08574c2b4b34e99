import { unpublishedBlogPath } from './pages';

/** An error, as the error page or RFC 9457 problem details show it. */
export interface Problem {
  status: number;
  title: string;
  detail: string;
  /** A visitor can quote it, to find the failure in the log. */
  requestId?: string;
}

/** `url` is shown as the visitor sent it, so it must be escaped. */
export function notFound(url: string): Problem {
  const detail = `No route matches URL “${url}”`;
  return { status: 404, title: '404 Not Found', detail };
}

export function unexpectedError(requestId?: string): Problem {
  return {
    status: 500,
    title: 'Unexpected Application Error!',
    detail: 'Something failed on our side. Please load the page again, or come back later.',
    ...(requestId === undefined ? {} : { requestId }),
  };
}

/** Whether `path` is the blog, which the footer links to but which has no page yet. */
export function isUnpublishedBlog(path: string): boolean {
  return path.toLowerCase().replace(/\/+$/, '') === unpublishedBlogPath;
}
