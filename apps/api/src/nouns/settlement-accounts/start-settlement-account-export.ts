import * as contracts from '@quickportal/contracts/settlement-accounts/contracts';
import { currencyCodes } from '@quickportal/contracts/settlement-accounts/account-search';
import { dateIn } from '../../kernel/date-in.ts';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';
import { startExport } from '../../procedures/start-export.ts';
import { requireBusiness } from '../businesses/offers.ts';
import { merchantsExport } from './merchants-export.ts';

export const startSettlementAccountExport = implement(contracts.startSettlementAccountExport).mutation(
  ({ ctx, input }) => {
    const { columns, forExcel, businessId, currency, accountType } = input.body;
    const criteria = {
      ...(businessId !== undefined && { businessId }),
      currency: currency === undefined ? null : currencyCodes[currency],
      accountType,
      today: dateIn(communityOf(ctx).timeZone, ctx.services.clock.now()),
    };
    // A file without rows would only puzzle
    const check = () => requireBusiness(ctx.db, businessId);
    return startExport(ctx, input, merchantsExport, { query: input.query, criteria, columns, forExcel, check });
  },
);
