import { SERVICE_MESSAGE_DAYS } from '@quickportal/contracts/decommission/activity-check';
import * as contracts from '@quickportal/contracts/decommission/contracts';
import { FIRST_LABELS } from '@quickportal/contracts/rules/texts/labels';
import { getDecommissionCommunity, readDecommissionFacts } from '@quickportal/db/decommission/read-decommission-info';
import { dayAt } from '../../engines/clock/community-days.ts';
import { orNotFound } from '../../kernel/problem.ts';
import { implement } from '../../procedures/implement.ts';

const DAY_MS = 86_400_000;

export const getInfo = implement(contracts.getInfo).query(async ({ ctx, input }) => {
  const { communityId } = input.params;
  const staff = ctx.services.db.reader({ kind: 'staff' });
  const now = ctx.services.clock.now();
  const { labels, ...zones } = orNotFound(await getDecommissionCommunity(staff, communityId));
  const since = new Date(now.getTime() - SERVICE_MESSAGE_DAYS * DAY_MS);
  const { lastTransactionAt, ...facts } = await readDecommissionFacts(staff, { communityId, since });
  const today = dayAt(zones, now);
  const lastTransactionDate = lastTransactionAt === null ? null : dayAt(zones, new Date(lastTransactionAt));
  return {
    ...facts,
    daysSinceLastBillingBatchLineItem: null,
    lastBillingBatchLineItemDate: null,
    daysSinceLastRevenueItem: daysSince(facts.lastRevenueItemDate, today),
    daysSinceLastTransaction: daysSince(lastTransactionDate, today),
    lastTransactionDate,
    hasCustomisation: JSON.stringify(labels) !== JSON.stringify(FIRST_LABELS),
  };
});

const daysSince = (date: string | null, today: string): number | null =>
  date === null ? null : Math.max(0, Math.round((Date.parse(today) - Date.parse(date)) / DAY_MS));
