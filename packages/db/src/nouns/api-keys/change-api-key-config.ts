import type { ApiKeyConfig } from '@quickportal/contracts/api-keys/api-key-config';
import { FIRST_RETENTION_DAYS } from '@quickportal/contracts/api-keys/api-key-config';
import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import type { WriteTransaction } from '../../connect/write-transaction.ts';

const query = preparedQuery('apiKeys.config', ({ communityId }: { communityId: number }) =>
  build
    .selectFrom('app.api_key_config')
    .select((eb) => [
      'check_whitelist as checkRequestAgainstWhitelist',
      eb.fn.coalesce('notification_email', eb.val('')).as('notificationEmail'),
      'log_retention_days as logRetentionDays',
      'version',
    ])
    .where('community_id', '=', communityId),
);

/** What applies until a facility saves something. */
const first: ApiKeyConfig = {
  checkRequestAgainstWhitelist: false,
  notificationEmail: '',
  logRetentionDays: FIRST_RETENTION_DAYS,
  version: 1,
};

/** The configuration of a community's keys. */
export const getApiKeyConfig = async (db: Reader, communityId: number): Promise<ApiKeyConfig> =>
  (await db.first(query, { communityId })) ?? first;

/** Replaces it, as the next version. */
export async function saveApiKeyConfig(
  trx: WriteTransaction,
  communityId: number,
  { values, version, at }: { values: Omit<ApiKeyConfig, 'version'>; version: number; at: Date },
): Promise<void> {
  const columns = {
    check_whitelist: values.checkRequestAgainstWhitelist,
    notification_email: values.notificationEmail === '' ? null : values.notificationEmail,
    log_retention_days: values.logRetentionDays,
    version,
    updated_at: at,
  };
  await trx
    .insertInto('app.api_key_config')
    .values({ community_id: communityId, ...columns })
    .onConflict((existing) => existing.column('community_id').doUpdateSet(columns))
    .execute();
}
