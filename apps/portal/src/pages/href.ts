import { basePath } from './base-path.ts';
import { type CommunityOfLink, pageOf, type PageName, type SearchArgument } from './page-list.ts';
import { queryString, writeSearch } from './search-params.ts';
import { contextSearch } from './tab-context.ts';

/** A page's own parameters as texts, in its spelling. */
export const ownSearch = (view: PageName, search: object = {}): Record<string, string> =>
  writeSearch(pageOf(view).search ?? {}, search as never);

/**
 * Query parameters of a link to a page: its own, and whom this tab works for. Staff link into another community
 * with a `CommunityId` of their own.
 */
export function linkSearch(view: PageName, search: object & CommunityOfLink = {}): Record<string, string> {
  const { CommunityId } = search;
  return {
    ...ownSearch(view, search),
    ...contextSearch(pageOf(view)),
    ...(CommunityId !== undefined && { CommunityId: String(CommunityId) }),
  };
}

/** Address of a page: `href('CustomerDetailsView', { CustomerId: 5 })`. */
export const href = <V extends PageName>(view: V, ...[search]: SearchArgument<V>): string =>
  `${basePath()}/${view}${queryString(linkSearch(view, search))}`;

/** The address shown now, for coming back to it after signing in. */
export const toAddress = (): string => window.location.pathname + window.location.search + window.location.hash;
