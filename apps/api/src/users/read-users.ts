import * as contracts from '@quickportal/contracts/users/contracts';
import { customerNames } from '@quickportal/db/customers/customer-names';
import { listUserAudit } from '@quickportal/db/users/list-user-audit';
import { searchUsers as search } from '@quickportal/db/users/search-users';
import { implement } from '../kernel/implement.ts';
import { checkDepth, pageOf } from '../kernel/paging.ts';
import { communityScope } from '../kernel/scope.ts';
import { loadUser, presentUser } from './load-user.ts';
import { reachOf } from './user-reach.ts';

export const searchUsers = implement(contracts.searchUsers).query(async ({ ctx, input: { body } }) => {
  checkDepth(body);
  const { db, clock } = ctx.services;
  const { communityId, businessIds } = reachOf(ctx);
  return pageOf(
    await search(db.reader({ kind: 'auth' }), { ...body, communityId, businessIds, now: clock.now() }),
    body,
  );
});

export const getUser = implement(contracts.getUser).query(async ({ ctx, input }) => {
  const { db, clock } = ctx.services;
  const reach = reachOf(ctx);
  return presentUser(reach, await loadUser(db.reader({ kind: 'auth' }), reach, input.params.userId, clock.now()));
});

export const listUserAuditEntries = implement(contracts.listUserAuditEntries).query(async ({ ctx, input }) => {
  checkDepth(input.query);
  const { db, clock } = ctx.services;
  const reach = reachOf(ctx);
  const { communityId } = reach;
  const { systemUserId: userId } = await loadUser(db.reader({ kind: 'auth' }), reach, input.params.userId, clock.now());
  const reader = db.reader({ kind: 'community', communityId });
  const { items, recordsCount } = await listUserAudit(reader, { communityId, userId }, input.query);
  const ids = new Set(items.flatMap(({ customerId }) => customerId ?? []));
  const names = await customerNames(db.reader(communityScope(ctx)), [...ids]);
  const named = items.map(({ customerId, ...entry }) => {
    const customerName = customerId === null ? undefined : names.get(customerId);
    return { ...entry, customer: customerName === undefined ? null : { customerId: customerId ?? 0, customerName } };
  });
  return pageOf({ items: named, recordsCount }, input.query);
});
