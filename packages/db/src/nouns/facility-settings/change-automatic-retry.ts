import type { AutomaticRetrySettings, RetryValues } from '@quickportal/contracts/facility-settings/automatic-retry';
import { FIRST_RETRY } from '@quickportal/contracts/facility-settings/first-settings';
import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import type { WriteTransaction } from '../../connect/write-transaction.ts';
import { updateCommunitySetting } from '../communities/update-community-setting.ts';

const query = preparedQuery('facilitySettings.automatic-retry', ({ communityId }: { communityId: number }) =>
  build
    .selectFrom('app.community_setting')
    .select([
      'retry_enabled as retryEnabled',
      'retry_attempts as retryAttempts',
      'retry_days as retryDays',
      'retry_version as version',
    ])
    .where('community_id', '=', communityId),
);

/** How a community's declined instalments are tried again. */
export const getAutomaticRetry = async (db: Reader, communityId: number): Promise<AutomaticRetrySettings> =>
  (await db.first(query, { communityId })) ?? { ...FIRST_RETRY, version: 1 };

/** Replaces it, as the next version. */
export async function saveAutomaticRetry(
  trx: WriteTransaction,
  communityId: number,
  { values, version, at }: { values: RetryValues; version: number; at: Date },
): Promise<void> {
  await updateCommunitySetting(
    trx,
    communityId,
    {
      retry_enabled: values.retryEnabled,
      retry_attempts: values.retryAttempts,
      retry_days: values.retryDays,
      retry_version: version,
    },
    at,
  );
}
