import { FIRST_MAXIMUM, FIRST_MINIMUM } from '@quickportal/contracts/facility-settings/first-settings';
import type {
  TransactionSettings,
  TransactionValues,
} from '@quickportal/contracts/facility-settings/transaction-settings';
import { formatAmount, parseAmount, type Currency } from '@quickportal/contracts/rules/money';
import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import type { WriteTransaction } from '../../connect/write-transaction.ts';
import { updateCommunitySetting } from '../communities/update-community-setting.ts';
import { getFacilityLimits } from '../facility-limits/get-facility-limits.ts';

const query = preparedQuery('facilitySettings.transactions', ({ communityId }: { communityId: number }) =>
  build
    .selectFrom('app.community_setting')
    .select([
      'unusually_large_amount as unusuallyLargeAmount',
      'refund_approval_above as refundApprovalAbove',
      'transactions_version as version',
    ])
    .where('community_id', '=', communityId),
);

const asText = (cents: number | null): string | null => (cents === null ? null : formatAmount(BigInt(cents)));

/** Which payments and refunds a community takes. */
export async function getTransactionSettings(db: Reader, communityId: number): Promise<TransactionSettings> {
  const [row, aud, nzd] = await Promise.all([
    db.first(query, { communityId }),
    limitTexts(db, communityId, 'AUD'),
    limitTexts(db, communityId, 'NZD'),
  ]);
  return {
    audMinimumAmount: aud.minimum,
    audMaximumAmount: aud.maximum,
    nzdMinimumAmount: nzd.minimum,
    nzdMaximumAmount: nzd.maximum,
    unusuallyLargeAmount: asText(row?.unusuallyLargeAmount ?? null),
    refundApprovalAbove: asText(row?.refundApprovalAbove ?? null),
    version: row?.version ?? 1,
  };
}

async function limitTexts(db: Reader, communityId: number, currency: Currency) {
  const limits = await getFacilityLimits(db, { communityId, currency });
  return {
    minimum: limits ? formatAmount(limits.minimum) : FIRST_MINIMUM,
    maximum: limits ? formatAmount(limits.maximum) : FIRST_MAXIMUM,
  };
}

/** Cents of an amount that the contract accepted; null where there is none. */
const asCents = (amount: string | null): number | null => (amount === null ? null : Number(parseAmount(amount)));

/** Replaces them, as the next version. */
export async function saveTransactionSettings(
  trx: WriteTransaction,
  communityId: number,
  { values, version, at }: { values: TransactionValues; version: number; at: Date },
): Promise<void> {
  await updateCommunitySetting(
    trx,
    communityId,
    {
      unusually_large_amount: asCents(values.unusuallyLargeAmount),
      refund_approval_above: asCents(values.refundApprovalAbove),
      transactions_version: version,
    },
    at,
  );
  await trx
    .insertInto('app.facility_limit')
    .values([
      limitRow('AUD', values.audMinimumAmount, values.audMaximumAmount),
      limitRow('NZD', values.nzdMinimumAmount, values.nzdMaximumAmount),
    ])
    .onConflict((existing) =>
      existing.columns(['community_id', 'currency']).doUpdateSet((row) => ({
        minimum_amount: row.ref('excluded.minimum_amount'),
        maximum_amount: row.ref('excluded.maximum_amount'),
        updated_at: row.ref('excluded.updated_at'),
      })),
    )
    .execute();

  function limitRow(currency: Currency, minimum: string, maximum: string) {
    return {
      community_id: communityId,
      currency,
      minimum_amount: Number(parseAmount(minimum)),
      maximum_amount: Number(parseAmount(maximum)),
      updated_at: at,
    };
  }
}
