import type { ExportsOf } from '@quickportal/db/exports/export';
import type { Context } from './context.ts';
import { Problem } from '../kernel/problem.ts';
import { communityOf } from './scope.ts';
import { realPerson, type Person } from '../engines/access/actor.ts';

/** Returns the owner of exports: the signed-in user, even during a view-as. */
export function exportOwner(ctx: Context): Person {
  const person = realPerson(ctx.actor);
  if (!person) throw new Problem('forbidden');
  return person;
}

/** Returns the key of the caller's own exports in the current community. */
export function exportsOf(ctx: Context): ExportsOf {
  return { communityId: communityOf(ctx).communityId, ownerUserId: exportOwner(ctx).systemUserId };
}
