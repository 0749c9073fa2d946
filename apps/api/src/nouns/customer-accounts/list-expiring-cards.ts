import * as contracts from '@quickportal/contracts/customer-accounts/contracts';
import { listExpiringCards as find } from '@quickportal/db/customer-accounts/list-expiring-cards';
import { implement } from '../../procedures/implement.ts';
import { pageOf } from '../../kernel/paging.ts';
import { today } from '../../procedures/today.ts';
import { supplierOf } from './accepted.ts';
import { monthsOf } from './expiring-months.ts';
import { shownAccount } from './to-customer-account.ts';

export const listExpiringCards = implement(contracts.listExpiringCards).query(async ({ ctx, input: { query } }) => {
  const { db } = ctx;
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
