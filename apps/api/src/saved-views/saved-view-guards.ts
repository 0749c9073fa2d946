import {
  SAVED_VIEWS_PER_TABLE,
  SHARED_VIEWS_PER_TABLE,
  type SavedView,
} from '@quickportal/contracts/saved-views/saved-view';
import { ConflictError } from '@quickportal/db/connect/errors';
import type { Reader } from '@quickportal/db/connect/reader';
import type { Scope } from '@quickportal/db/connect/scope';
import { countSavedViews, getSavedView } from '@quickportal/db/saved-views/read-saved-views';
import type { SavedViewRow, SavedViewsOf } from '@quickportal/db/saved-views/saved-view';
import type { Context } from '../kernel/context.ts';
import { fieldProblem, notFound, Problem } from '../kernel/problem.ts';
import { communityOf } from '../kernel/scope.ts';

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
export function savedViewAnswer({ ownerUserId, ...view }: SavedViewRow, { userId }: SavedViewsOf): SavedView {
  const isOwn = ownerUserId === userId;
  return { ...view, isOwn, isDefault: isOwn && view.isDefault };
}

/** Loads a view that is about to be changed: 404 when it cannot be seen, 403 when it is somebody else's, 409 when it changed. */
export async function loadOwnView(
  db: Reader,
  of: SavedViewsOf,
  { savedViewId, version }: { savedViewId: number; version: number | undefined },
): Promise<SavedViewRow> {
  const view = await getSavedView(db, { ...of, savedViewId });
  if (!view) throw notFound();
  if (view.ownerUserId !== of.userId)
    throw new Problem('forbidden', { detail: `Only ${view.ownerName} can change this view.` });
  if (version !== undefined && version !== view.version) throw new Problem('lost-update');
  return view;
}

/** Refuses a view too many. */
export async function requireRoom(
  db: Reader,
  of: SavedViewsOf & { table: string },
  adding: { own: boolean; shared: boolean },
): Promise<void> {
  const { own, shared } = await countSavedViews(db, of);
  if (adding.own && own >= SAVED_VIEWS_PER_TABLE)
    throw fieldProblem('', `You can save ${SAVED_VIEWS_PER_TABLE} views of a table. Delete one you no longer use.`);
  if (adding.shared && shared >= SHARED_VIEWS_PER_TABLE)
    throw fieldProblem('isShared', `At most ${SHARED_VIEWS_PER_TABLE} views of a table can be shared.`);
}

/** A name that is taken is a matter of the field, not a fault. */
export function nameTaken(error: unknown): never {
  if (error instanceof ConflictError) throw fieldProblem('name', 'You already have a view with this name.');
  throw error;
}
