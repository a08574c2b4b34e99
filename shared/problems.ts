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

/** The request itself is malformed. */
export function malformedRequest(): Problem {
  return {
    status: 400,
    title: '400 Bad Request',
    detail: 'The request does not follow the rules of HTTP.',
  };
}

export function requestTimeout(): Problem {
  return {
    status: 408,
    title: '408 Request Timeout',
    detail: 'The request did not arrive in time.',
  };
}

export function preconditionFailed(): Problem {
  return {
    status: 412,
    title: '412 Precondition Failed',
    detail: 'The request asks for another state of this address than the present one.',
  };
}

export function uriTooLong(): Problem {
  return { status: 414, title: '414 URI Too Long', detail: 'The address is too long.' };
}

export function expectationFailed(): Problem {
  return {
    status: 417,
    title: '417 Expectation Failed',
    detail: 'The request expects something that this site does not do.',
  };
}

export function headersTooLarge(): Problem {
  return {
    status: 431,
    title: '431 Request Header Fields Too Large',
    detail: 'The request says more about itself than this site reads.',
  };
}

export function methodNotImplemented(): Problem {
  return {
    status: 501,
    title: '501 Not Implemented',
    detail: 'The request asks for something that is no method of HTTP.',
  };
}

export function codingNotImplemented(): Problem {
  return {
    status: 501,
    title: '501 Not Implemented',
    detail: 'The request is encoded in a way that this site does not read.',
  };
}

export function serviceUnavailable(): Problem {
  return {
    status: 503,
    title: '503 Service Unavailable',
    detail: 'More visitors are here than can be served at once. Try again in a few seconds.',
  };
}

export function versionNotSupported(): Problem {
  return {
    status: 505,
    title: '505 HTTP Version Not Supported',
    detail: 'This server speaks HTTP/1.1.',
  };
}

export function unexpectedError(requestId?: string): Problem {
  return {
    status: 500,
    title: 'Unexpected Application Error!',
    detail: 'Something failed on our side. Please load the page again, or come back later.',
    ...(requestId === undefined ? {} : { requestId }),
  };
}

/** Any other 4xx, such as 416 for a range outside of a file. */
export function otherProblem(status: number, reason: string): Problem {
  return { status, title: `${status} ${reason}`, detail: 'The request could not be answered.' };
}

/** Whether `path` is the blog, which the footer links to but which has no page yet. */
export function isUnpublishedBlog(path: string): boolean {
  return path.toLowerCase().replace(/\/+$/, '') === unpublishedBlogPath;
}
