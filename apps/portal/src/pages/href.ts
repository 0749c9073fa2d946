import { basePath } from './base-path.ts';
import { pageOf, type PageName, type SearchArgument } from './registry.ts';
import { queryString, writeSearch } from './search-params.ts';

/** Query parameters of a link to a page, as texts, in the page's own spelling. */
export const linkSearch = (view: PageName, search: object = {}): Record<string, string> =>
  writeSearch(pageOf(view).search ?? {}, search as never);

/** Address of a page: `href('CustomerDetailsView', { CustomerId: 5 })`. */
export const href = <V extends PageName>(view: V, ...[search]: SearchArgument<V>): string =>
  `${basePath()}/${view}${queryString(linkSearch(view, search))}`;

/** Address of a REST call, for downloads and links: `restHref('customer-export', { exportId: 3, csrf })`. */
export const restHref = (path: string, parameters: Readonly<Record<string, string | number | boolean>> = {}): string =>
  `${basePath()}/rest/internal/${path}${queryString(parameters)}`;

/** The address shown now, for coming back to it after signing in. */
export const presentAddress = (): string => window.location.pathname + window.location.search + window.location.hash;
