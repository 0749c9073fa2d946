import * as contracts from '@quickportal/contracts/supplier-accounts/contracts';
import { accountTypeCodes, accountTypes } from '@quickportal/contracts/rules/accounts/account-types';
import { addDays } from '@quickportal/contracts/rules/banking-calendar/days';
import { settledAccountTypes } from '@quickportal/db/businesses/list-settled-account-types';
import { countSchedulesFrom, listAccountTerms } from '@quickportal/db/supplier-accounts/read-account-use';
import { dateIn } from '../../kernel/date-in.ts';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';
import { requireAccount } from './shown-accounts.ts';

/** Days ahead that the question before disabling looks at (3R252). */
const DAYS_AHEAD = 30;

export const getSupplierAccountUse = implement(contracts.getSupplierAccountUse).query(async ({ ctx, input }) => {
  const { businessId } = input.params;
  const { settlementAccountId } = await requireAccount(ctx, input.params);
  const { communityId, timeZone } = communityOf(ctx);
  const paymentTerms = await listAccountTerms(ctx.db, { communityId, settlementAccountId });
  const lost = paymentTerms.filter(({ product, isOnlyAccount }) => product === 'RECURRING' && isOnlyAccount);
  const left = await settledAccountTypes(ctx.db, { businessId, without: settlementAccountId });
  const types = accountTypeCodes.filter(
    (type) =>
      !left.includes(type) &&
      lost.some(({ instrument }) => accountTypes[type].instruments.some((code) => code === instrument)),
  );
  const until = addDays(dateIn(timeZone, ctx.services.clock.now()), DAYS_AHEAD);
  const scheduled = { communityId, businessId, accountTypes: types, until };
  return { paymentTerms, upcomingSchedules: await countSchedulesFrom(ctx.db, scheduled) };
});
