import type { ExportsOf } from '@quickportal/db/exports/export';
import type { Context } from './context.ts';
import { Problem } from '../kernel/problem.ts';
import { communityOf } from './scope.ts';
import { realPerson, type Person } from '../engines/access/actor.ts';

/** Who has exports: the person who really acts, also behind a view-as. */
export function exportOwner(ctx: Context): Person {
  const person = realPerson(ctx.actor);
  if (!person) throw new Problem('forbidden');
  return person;
}

/** Whose exports a caller sees: their own, of the community they work in. */
export function exportsOf(ctx: Context): ExportsOf {
  return { communityId: communityOf(ctx).communityId, ownerUserId: exportOwner(ctx).systemUserId };
}
