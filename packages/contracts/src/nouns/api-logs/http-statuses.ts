/** Classes of statuses, as they are filtered by. */
export const statusClassTitles = {
  '2xx': '2xx Success',
  '3xx': '3xx Redirection',
  '4xx': '4xx Client error',
  '5xx': '5xx Server error',
} as const;

/** Reason phrases of the statuses that responses of the API can have (RFC 9110). */
export const reasonPhrases = {
  200: 'OK',
  201: 'Created',
  202: 'Accepted',
  204: 'No Content',
  302: 'Found',
  304: 'Not Modified',
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  409: 'Conflict',
  412: 'Precondition Failed',
  413: 'Content Too Large',
  414: 'URI Too Long',
  415: 'Unsupported Media Type',
  421: 'Misdirected Request',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  431: 'Request Header Fields Too Large',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
} as const;

type Status = keyof typeof reasonPhrases;

/** The reason phrase of a status; empty for one that the API does not respond with. */
export const reasonPhraseOf = (status: number): string =>
  status in reasonPhrases ? reasonPhrases[status as Status] : '';

/** A class of statuses, or one of them. */
export type StatusFilter = keyof typeof statusClassTitles | `${Status}`;

/** Classes and statuses as they are filtered by. */
export const statusTitles = {
  ...statusClassTitles,
  ...Object.fromEntries(Object.entries(reasonPhrases).map(([status, phrase]) => [status, `${status} ${phrase}`])),
} as Readonly<Record<StatusFilter, string>>;

/** Statuses from one to another, both included, that a filter means: 4xx is 400 to 499. */
export function statusRange(filter: StatusFilter): { from: number; to: number } {
  const from = Number(filter.replace('xx', '00'));
  return { from, to: filter.endsWith('xx') ? from + 99 : from };
}
