import * as contracts from '@quickportal/contracts/dashboard/contracts';
import { listTransactionDays } from '@quickportal/db/dashboard/list-transaction-days';
import { implement } from '../../procedures/implement.ts';
import { gadgetPlace } from './gadget-place.ts';

export const getTransactionSummary = implement(contracts.getTransactionSummary).query(
  async ({ ctx, input: { query } }) => {
    const { db, communityId, today, timeZone } = gadgetPlace(ctx, query);
    const days = contracts.SUMMARY_DAYS;
    return { items: await listTransactionDays(db, { communityId, today, timeZone, days }) };
  },
);
