import type { Session } from '@quickportal/contracts/session/contracts';
import { basePath } from './base-path.ts';
import { needsCommunity, type Page } from './page.ts';
import { ancestorsOf } from './place.ts';
import { findPage } from './page-list.ts';
import { parseQueryString, queryString } from './search-params.ts';
import { withoutContext } from './tab-context.ts';

/** The page that an address path names. */
export const pageAt = (pathname: string): Page | undefined => findPage(pathname.slice(pathname.lastIndexOf('/') + 1));

const shown = () => ({
  page: pageAt(window.location.pathname),
  own: withoutContext(parseQueryString(window.location.search)),
});

const address = (view: string, search: Readonly<Record<string, string>>): string =>
  `${basePath()}/${view}${queryString(search)}`;

/** The page shown now, for the user themselves: without the user that it was viewed as. */
export function addressAsOneself(): string {
  const { page, own } = shown();
  const { CommunityId } = parseQueryString(window.location.search);
  return page ? address(page.view, { ...own, ...(CommunityId !== undefined && { CommunityId }) }) : `${basePath()}/`;
}

/**
 * The page shown now as the session works: a link that was opened without the user viewed as is one of theirs where it
 * names no other community. Null: it names one.
 */
export function addressAsViewed({ user, viewedBy, community }: Session): string | null {
  const { page, own } = shown();
  const { CommunityId } = parseQueryString(window.location.search);
  const communityId = String(community?.communityId);
  if (!page || !viewedBy || (CommunityId !== undefined && CommunityId !== communityId)) return null;
  return address(page.view, {
    ...own,
    ...(viewedBy.kind === 'STAFF' && { CommunityId: communityId }),
    ViewAs: String(user.systemUserId),
  });
}

/** The page shown now, in the community that was just chosen because the address names none. */
export function addressIn(communityId: number): string {
  const { page, own } = shown();
  return address(page?.view ?? 'HomeView', { ...own, CommunityId: String(communityId) });
}

const isAboutOneThing = ({ search = {} }: Page): boolean => Object.values(search).some(({ required }) => required);

/**
 * Where to go on after changing the community (null: all of them): the same page where it makes sense there, else
 * the page above it, the list of communities or the start page. Filters stay behind: they name things of the former community.
 */
export function addressAfterChange(communityId: number | null): string {
  const { page } = shown();
  const context: Record<string, string> = communityId === null ? {} : { CommunityId: String(communityId) };
  if (!page) return address('HomeView', context);
  if (communityId === null && needsCommunity(page)) return address('CommunitiesView', context);
  const stays = [page, ...ancestorsOf(page)].find((candidate) => !isAboutOneThing(candidate));
  return address(stays?.view ?? 'HomeView', context);
}
