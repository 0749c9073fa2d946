import {
  SAVED_VIEWS_PER_TABLE,
  SHARED_VIEWS_PER_OWNER,
  SHARED_VIEWS_PER_TABLE,
  type SavedView,
  type SavedViewTable,
} from '@quickportal/contracts/saved-views/saved-view';
import type { Reader } from '@quickportal/db/connect/reader';
import type { Scope } from '@quickportal/db/connect/scope';
import { countSavedViews, getSavedView } from '@quickportal/db/saved-views/read-saved-views';
import type { SavedViewRecord, SavedViewsOf } from '@quickportal/db/saved-views/saved-view';
import { checkVersion } from '../../kernel/check-version.ts';
import type { Context } from '../../procedures/context.ts';
import { fieldProblem, orNotFound, Problem } from '../../kernel/problem.ts';
import { communityOf } from '../../procedures/scope.ts';
import { uniqueField } from '../../kernel/unique-field.ts';

/** Facility users have the views of their community; staff have views of their own, in whatever community they work. */
export function savedViewsOf(ctx: Context): { of: SavedViewsOf; scope: Scope } {
  const { actor } = ctx;
  if (actor.kind !== 'user') throw new Problem('forbidden');
  const userId = actor.user.systemUserId;
  if (actor.user.kind === 'STAFF') return { of: { communityId: null, userId }, scope: { kind: 'staff' } };
  const { communityId } = communityOf(ctx);
  return { of: { communityId, userId }, scope: { kind: 'community', communityId } };
}

/** The view as its contract shows it. */
export function savedViewResponse({ ownerUserId, ...view }: SavedViewRecord, { userId }: SavedViewsOf): SavedView {
  const isOwn = ownerUserId === userId;
  return { ...view, table: view.table as SavedViewTable, isOwn, isDefault: isOwn && view.isDefault };
}

/** Loads a view that is about to be changed: 404 when it cannot be seen, 403 when it is another user's, 409 when it changed. */
export async function loadOwnView(
  db: Reader,
  owner: SavedViewsOf,
  { savedViewId, version }: { savedViewId: number; version: number | undefined },
): Promise<SavedViewRecord> {
  const view = orNotFound(await getSavedView(db, { ...owner, savedViewId }));
  if (view.ownerUserId !== owner.userId)
    throw new Problem('forbidden', { detail: `Only ${view.ownerName} can change this view.` });
  await checkVersion(view, version, () => savedViewResponse(view, owner));
  return view;
}

/** Refuses a view too many. */
export async function requireRoom(
  db: Reader,
  owner: SavedViewsOf & { table: string },
  adding: { own: boolean; shared: boolean },
): Promise<void> {
  const { own, ownShared, shared } = await countSavedViews(db, owner);
  if (adding.own && own >= SAVED_VIEWS_PER_TABLE)
    throw fieldProblem('', `You can save ${SAVED_VIEWS_PER_TABLE} views of a table. Delete one you no longer use.`);
  if (adding.shared && ownShared >= SHARED_VIEWS_PER_OWNER)
    throw fieldProblem('isShared', `You can share ${SHARED_VIEWS_PER_OWNER} views of a table. Stop sharing one first.`);
  if (adding.shared && shared >= SHARED_VIEWS_PER_TABLE)
    throw fieldProblem('isShared', `At most ${SHARED_VIEWS_PER_TABLE} views of a table can be shared.`);
}

/** A name that another view of the user has is 422 on the field. */
export const nameTaken = uniqueField('saved_view_name_key', 'name', 'You already have a view with this name.');
