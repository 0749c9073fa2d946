import * as contracts from '@quickportal/contracts/customer-accounts/contracts';
import { pollExport } from '../engines/exports/read-export.ts';
import { startExport } from '../engines/exports/start-export.ts';
import { implement } from '../kernel/implement.ts';
import { communityScope } from '../kernel/scope.ts';
import { today } from '../kernel/today.ts';
import { supplierOf } from './accepted.ts';
import { expiringCardsExport } from './expiring-cards-export.ts';
import { monthsOf } from './expiring-months.ts';

export const startExpiringCardsExport = implement(contracts.startExpiringCardsExport).mutation(
  async ({ ctx, input }) => {
    const { columns, forExcel, show, supplierId } = input.body;
    const db = ctx.services.db.reader(communityScope(ctx));
    const business = supplierId === undefined ? {} : { businessId: await supplierOf(db, supplierId, 0) };
    const criteria = { ...monthsOf(show, today(ctx)), ...business };
    return startExport(ctx, input, expiringCardsExport, { query: input.query, criteria, columns, forExcel });
  },
);

export const pollExpiringCardsExport = implement(contracts.pollExpiringCardsExport).query(({ ctx, input }) =>
  pollExport(ctx, expiringCardsExport, input.query.exportId),
);
