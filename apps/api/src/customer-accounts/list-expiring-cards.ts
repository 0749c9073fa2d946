import * as contracts from '@quickportal/contracts/customer-accounts/contracts';
import { listExpiringCards as find } from '@quickportal/db/customer-accounts/expiring-cards';
import { implement } from '../kernel/implement.ts';
import { checkDepth, pageOf } from '../kernel/paging.ts';
import { communityScope } from '../kernel/scope.ts';
import { today } from '../kernel/today.ts';
import { supplierOf } from './accepted.ts';
import { monthsOf } from './expiring-months.ts';
import { shownAccount } from './present-account.ts';

export const listExpiringCards = implement(contracts.listExpiringCards).query(async ({ ctx, input: { query } }) => {
  checkDepth(query);
  const db = ctx.services.db.reader(communityScope(ctx));
  const businessId = query.supplierId && (await supplierOf(db, query.supplierId, 0));
  const { page, pageSize } = query;
  const found = await find(db, { ...monthsOf(query.show, today(ctx)), businessId, page, pageSize });
  const items = found.items.map((card) => {
    const { customerName, customerNumber, email, phoneNumber, businessName, activeSchedules } = card;
    const holder = { customerName, customerNumber, email, phoneNumber, businessName, activeSchedules };
    return { ...shownAccount(card, today(ctx)), ...holder };
  });
  return pageOf({ ...found, items }, query);
});
