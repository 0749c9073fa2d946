import type { Session } from '@quickportal/contracts/session/contracts';
import { needsCommunity, type Page } from './page.ts';
import { idParam, optional, queryString, readSearch, type SearchProblem } from './search-params.ts';

/**
 * Whom a tab works for. The address names it, the first session response settles what the address leaves open, and
 * every call sends it. It never changes while a document lives: another context is another document (ADR 0048).
 */
export interface TabContext {
  /** Null: all communities. Undefined: not settled yet. */
  readonly communityId: number | null | undefined;
  /** The user viewed as; null: none. */
  readonly viewAs: number | null | undefined;
  /** The signed-in user; behind a view-as the one who views. */
  readonly userId: number | undefined;
  /** Whether addresses name the community: those of staff do. */
  readonly namesCommunity: boolean;
}

const UNSETTLED: TabContext = { communityId: undefined, viewAs: undefined, userId: undefined, namesCommunity: false };

/** Parameters that every page for signed-in users has beside its own. */
const parameters = { CommunityId: optional(idParam()), ViewAs: optional(idParam()) };
const NAMES = new Set(Object.keys(parameters).map((name) => name.toLowerCase()));

type Raw = Readonly<Record<string, string>>;

let current = UNSETTLED;
let isEntered = false;
/** The parameters of the address that the document was opened at, where it named no community. */
let unnamed: string | undefined;

/** Whom this tab works for, as far as it is known. */
export const tabContext = (): TabContext => current;

/** What is wrong with the context that an address names. */
export const contextProblems = (raw: Raw): SearchProblem[] => readSearch(parameters, raw).problems;

/**
 * Notes the address that the router opens. The first one decides whom the tab works for: a page of a community
 * without `CommunityId` leaves that to the session. Returns false where a later one names another context.
 */
export function enterAddress(page: Page | undefined, raw: Raw): boolean {
  if (!page || page.audience === 'public') return true;
  const { values, problems } = readSearch(parameters, raw);
  const { CommunityId, ViewAs } = values;
  if (isEntered) return isOpenOrSame(CommunityId, current.communityId) && isOpenOrSame(ViewAs, current.viewAs);
  isEntered = true;
  if (problems.length > 0) return true;
  const withoutName = needsCommunity(page) ? undefined : null;
  current = { ...UNSETTLED, communityId: CommunityId ?? withoutName, viewAs: ViewAs ?? null };
  if (CommunityId === undefined) unnamed = addressKey(page, raw);
  return true;
}

/** Whether an address is the one that the document was opened at, and named no community then. */
export const wasOpenedUnnamed = (page: Page, raw: Raw): boolean => unnamed === addressKey(page, raw);

const addressKey = (page: Page, raw: Raw): string => page.view + queryString(withoutContext(raw));

const isOpenOrSame = (key: number | undefined, known: number | null | undefined): boolean =>
  key === undefined || known === undefined || key === known;

/** Leaves the context open to what the session says: `/` and unknown pages name none. */
export function enterWithoutContext(): void {
  isEntered = true;
}

/** Takes over what the session says. Returns true where staff had left the community to it. */
export function settleContext({ user, viewedBy, community }: Session): boolean {
  const person = viewedBy ?? user;
  const namesCommunity = person.kind === 'STAFF';
  const wasOpen = namesCommunity && current.communityId === undefined && current.userId === undefined;
  isEntered = true;
  current = {
    communityId: community?.communityId ?? null,
    viewAs: viewedBy ? user.systemUserId : null,
    userId: person.systemUserId,
    namesCommunity,
  };
  return wasOpen;
}

/** Forgets everything, as a new document does. For stories and tests. */
export function forgetContext(): void {
  current = UNSETTLED;
  isEntered = false;
  unnamed = undefined;
}

/** The headers by which every call names whom it is for. */
export function contextHeaders(): Record<string, string> {
  const { communityId, viewAs, userId } = current;
  return {
    ...(communityId !== undefined && { 'x-community-id': String(communityId ?? 'none') }),
    ...(viewAs !== undefined && { 'x-view-as': String(viewAs ?? 'none') }),
    ...(userId !== undefined && { 'x-user-id': String(userId) }),
  };
}

/** Query parameters by which a download link names the community; a link cannot send headers. */
export const linkedContext = (): Record<string, number> =>
  current.namesCommunity && typeof current.communityId === 'number' ? { communityId: current.communityId } : {};

/** Query parameters by which a page's address names the context; none on public pages. */
export function contextSearch({ audience }: Pick<Page, 'audience'>): Record<string, string> {
  if (audience === 'public') return {};
  const { communityId, viewAs, namesCommunity } = current;
  return {
    ...(namesCommunity && typeof communityId === 'number' && { CommunityId: String(communityId) }),
    ...(typeof viewAs === 'number' && { ViewAs: String(viewAs) }),
  };
}

/** The parameters of an address that belong to the page itself. */
export const withoutContext = (raw: Raw): Raw =>
  Object.fromEntries(Object.entries(raw).filter(([name]) => !NAMES.has(name.toLowerCase())));
