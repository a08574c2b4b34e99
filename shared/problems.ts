import { unpublishedBlogPath } from './pages';

/** What an error page shows, and what RFC 9457 problem details say to a client that asks for JSON. */
export interface Problem {
  status: number;
  title: string;
  detail: string;
  /** Quoted by a visitor to find the failure in the log. */
  requestId?: string;
}

/** `url` is shown as the visitor sent it; whoever prints it escapes it. */
export function notFound(url: string): Problem {
  const detail = `No route matches URL "${url}"`;
  return { status: 404, title: '404 Not Found', detail };
}

export function methodNotAllowed(method: string): Problem {
  return {
    status: 405,
    title: '405 Method Not Allowed',
    detail: `This address can be read (GET, HEAD) but does not take ${method}.`,
  };
}

export function badRequest(): Problem {
  return {
    status: 400,
    title: '400 Bad Request',
    detail: 'The address is not a valid URL: it cannot be decoded.',
  };
}

export function unexpectedError(requestId?: string): Problem {
  return {
    status: 500,
    title: 'Unexpected Application Error!',
    detail:
      'Something failed on our side. Nothing you did was lost, because nothing is stored here.',
    ...(requestId === undefined ? {} : { requestId }),
  };
}

/** Any other refusal, such as 416 for a range outside of a file. */
export function otherProblem(status: number, reason: string): Problem {
  return { status, title: `${status} ${reason}`, detail: 'The request could not be answered.' };
}

/** Whether the 404 at `path` is the blog, which the footer names but which has no page yet. */
export function isUnpublishedBlog(path: string): boolean {
  return path.toLowerCase().replace(/\/+$/, '') === unpublishedBlogPath;
}
