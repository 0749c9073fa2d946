import { sql } from 'kysely';
import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';

const current = preparedQuery('fraudGuard.bin-alerts', (params: { communityId: number; now: Date }) =>
  build
    .selectFrom('app.fraud_bin_alert')
    .select(['bin', 'attempts', 'declined', 'cards', 'detected_at as detectedAt'])
    .where('community_id', '=', params.communityId)
    .where('ends_at', '>', sql<string>`${params.now}::timestamptz`)
    .orderBy('detected_at', 'desc')
    .orderBy('id', 'desc')
    .limit(100),
);

/** BIN testing that goes on now, the latest first. */
export const listBinAlerts = (db: Reader, key: { communityId: number; now: Date }) => db.all(current, key);
