import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';

const query = preparedQuery('recurring-payments.count-active', (p: { communityId: number }) =>
  build
    .selectFrom('app.recurring_payment')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('community_id', '=', p.communityId)
    .where('status', '=', 'ACTIVE'),
);

/** How many schedules of a community take payments. */
export const countActiveRecurringPayments = async (db: Reader, communityId: number): Promise<number> =>
  (await db.first(query, { communityId }))?.count ?? 0;
