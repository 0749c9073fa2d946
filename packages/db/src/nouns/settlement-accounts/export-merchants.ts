import type { FileKey } from '@quickportal/contracts/kernel/list';
import { merchantList } from '@quickportal/contracts/settlement-accounts/merchant-list';
import { sql, type Compilable } from 'kysely';
import { build, preparedSql } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import type { Scope } from '../../connect/scope.ts';
import { fileSelection } from '../exports/select-file-columns.ts';
import { merchantSources, merchantTables } from '../reports/export-merchant-definition-file.ts';

/** Which accounts a file of merchants is about. */
export interface MerchantCriteria {
  /** All businesses where it is left out. */
  readonly businessId?: number | undefined;
  readonly currency: 'AUD' | 'NZD' | null;
  readonly accountType: 'ALL' | 'MERCHANT' | 'BANK';
  /** The day of the surcharges, yyyy-mm-dd. */
  readonly today: string;
}

type MerchantKey = FileKey<typeof merchantList>;

/** The sources of the Merchant Definition File under the keys of the list. */
const sources = (today: string): Record<MerchantKey, string> =>
  Object.fromEntries(
    Object.entries(merchantSources(today)).map(([title, source]) => [
      `${title.charAt(0).toLowerCase()}${title.slice(1)}`,
      source,
    ]),
  ) as Record<MerchantKey, string>;

const kinds = {
  ALL: ['AU_MERCHANT', 'TANDEM_MERCHANT', 'NZ_MERCHANT', 'AU_BANK', 'NZ_BANK'],
  MERCHANT: ['AU_MERCHANT', 'TANDEM_MERCHANT', 'NZ_MERCHANT'],
  BANK: ['AU_BANK', 'NZ_BANK'],
} as const;

/** The criteria as values that a statement binds. */
const boundOf = ({ businessId, currency, accountType }: MerchantCriteria) => ({
  business: businessId ?? 0,
  currency: currency ?? '',
  kinds: [...kinds[accountType]],
});
type Bound = ReturnType<typeof boundOf>;

const found = ({ business, currency, kinds: wanted }: Bound) => sql<boolean>`
  s.kind = any (${wanted}::text[]) and (${business}::bigint = 0 or s.business_id = ${business}::bigint)
  and (${currency}::text = '' or s.currency = ${currency}::text)`;

const count = preparedSql(
  'settlementAccounts.count-merchants',
  (bound: Bound) =>
    sql<{ count: number }>`select count(*) as count from app.settlement_account s where ${found(bound)}`,
);

/** Counts the rows of a file of merchants. */
export const countMerchants = async (db: Reader, criteria: MerchantCriteria): Promise<number> =>
  (await db.first(count, boundOf(criteria)))?.count ?? 0;

/** The rows of a file of merchants, by business, kind and merchant ID. */
export function merchantExport(scope: Scope, criteria: MerchantCriteria, columns: readonly MerchantKey[]): Compilable {
  const selection = sql.join(
    fileSelection(merchantList, sources(criteria.today), columns).map(({ expression }) => expression),
  );
  const community = scope.kind === 'community' ? scope.communityId : 0;
  return {
    compile: () =>
      sql<object>`select ${selection} from ${merchantTables}
        where s.community_id = ${community} and ${found(boundOf(criteria))}
        order by b.code, s.kind, s.id`.compile(build),
  };
}
