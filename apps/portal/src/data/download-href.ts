import { basePath } from '../pages/base-path.ts';
import { queryString } from '../pages/search-params.ts';
import { linkedContext } from '../pages/tab-context.ts';
import { csrfToken } from './csrf.ts';

/**
 * Address of a download below the REST base, which is followed as a link. A link cannot send headers, so its query
 * carries the session's token (1R217) and, for staff, the community.
 */
export const downloadHref = (path: string): string =>
  `${basePath()}/rest/internal/${path}${queryString({ csrf: csrfToken(), ...linkedContext() })}`;
