import { basePath } from '../../pages/base-path.ts';
import { queryString } from '../../pages/search-params.ts';
import { linkedContext } from '../../pages/tab-context.ts';
import { csrfToken } from './csrf.ts';

/**
 * Returns the URL of a download below the REST base. Links cannot send headers, so its query carries the session's
 * token (1R217) and, for staff, the community.
 */
export const downloadHref = (path: string): string =>
  `${basePath()}/rest/internal/${path}${queryString({ csrf: csrfToken(), ...linkedContext() })}`;

/** Returns the URL of a download that the specification puts beside the REST base. */
export const exportHref = (name: string, params: Readonly<Record<string, string | number>>): string =>
  `${basePath()}/${name}${queryString({ ...params, csrf: csrfToken(), ...linkedContext() })}`;
