import * as contracts from '@quickportal/contracts/customer-accounts/contracts';
import { startExport } from '../../procedures/start-export.ts';
import { implement } from '../../procedures/implement.ts';
import { today } from '../../procedures/today.ts';
import { supplierOf } from './accepted.ts';
import { expiringCardsExport } from './expiring-cards-export.ts';
import { monthsOf } from './expiring-months.ts';

export const startExpiringCardExport = implement(contracts.startExpiringCardExport).mutation(async ({ ctx, input }) => {
  const { columns, forExcel, show, supplierId } = input.body;
  const { db } = ctx;
  const business = supplierId === undefined ? {} : { businessId: await supplierOf(db, supplierId, 0) };
  const criteria = { ...monthsOf(show, today(ctx)), ...business };
  return startExport(ctx, input, expiringCardsExport, { query: input.query, criteria, columns, forExcel });
});
