import * as contracts from '@quickportal/contracts/users/contracts';
import { customerNames } from '@quickportal/db/customers/list-customer-names';
import { listUserAudit } from '@quickportal/db/users/list-user-audit';
import { toAuditEntry } from '../../engines/audit/to-audit-entry.ts';
import { implement } from '../../procedures/implement.ts';
import { pageOf } from '../../kernel/paging.ts';
import { auditScope, communityScope } from '../../procedures/scope.ts';
import { loadUser } from './load-user.ts';
import { reachOf } from './user-reach.ts';

export const listUserAuditEntries = implement(contracts.listUserAuditEntries).query(async ({ ctx, input }) => {
  const { db, clock } = ctx.services;
  const reach = reachOf(ctx);
  const { communityId } = reach;
  const { systemUserId: userId } = await loadUser(db.reader({ kind: 'auth' }), reach, input.params.userId, clock.now());
  const reader = db.reader(auditScope(ctx));
  const { items, recordsCount } = await listUserAudit(reader, { communityId, userId }, input.query);
  const ids = new Set(items.flatMap(({ customerId }) => customerId ?? []));
  const names = await customerNames(db.reader(communityScope(ctx)), [...ids]);
  const entries = items.map((activity) => {
    const { customerId } = activity;
    const customerName = customerId === null ? undefined : names.get(customerId);
    if (customerId === null || customerName === undefined)
      return { ...toAuditEntry({ ...activity, customerId: null }), customer: null };
    return { ...toAuditEntry(activity), customer: { customerId, customerName } };
  });
  return pageOf({ items: entries, recordsCount }, input.query);
});
