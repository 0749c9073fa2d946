import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';

const settings = preparedQuery('recurring-payments.retry-settings', (params: { communityId: number }) =>
  build
    .selectFrom('app.community_setting')
    .select(['retry_enabled as enabled', 'retry_days as daysBetween', 'retry_attempts as retries'])
    .where('community_id', '=', params.communityId),
);

/** What a facility set for failed payments; off where it set nothing. */
export async function getRetrySettings(
  db: Reader,
  communityId: number,
): Promise<{ enabled: boolean; daysBetween: number; retries: number }> {
  return (await db.first(settings, { communityId })) ?? { enabled: false, daysBetween: 3, retries: 2 };
}

const declined = preparedQuery(
  'recurring-payments.declined-tries',
  (params: { communityId: number; fingerprint: Buffer; since: string }) =>
    build
      .selectFrom('app.transaction')
      .select('transaction_time as at')
      .where('community_id', '=', params.communityId)
      .where('fingerprint', '=', params.fingerprint)
      .where('transaction_time', '>=', params.since)
      .where('status', '=', 'DECLINED'),
);

/** Times of the declined tries on the same number since a moment, ISO 8601 UTC. */
export async function declinedTimes(
  db: Reader,
  key: { communityId: number; fingerprint: Buffer; since: Date },
): Promise<string[]> {
  const rows = await db.all(declined, { ...key, since: key.since.toISOString() });
  return rows.map(({ at }) => at);
}

const lost = preparedQuery('recurring-payments.lost-tries', (params: { communityId: number; occurrenceId: number }) =>
  build
    .selectFrom('app.transaction')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('community_id', '=', params.communityId)
    .where('recurring_occurrence_id', '=', params.occurrenceId)
    .where('status', '=', 'CANCELLED'),
);

/** Tries of a date that never arrived. A payment that a user cancels ends its date, so every cancelled one was lost. */
export async function countLostTries(
  db: Reader,
  { communityId, occurrenceId }: { communityId: number; occurrenceId: number },
): Promise<number> {
  return (await db.first(lost, { communityId, occurrenceId }))?.count ?? 0;
}
