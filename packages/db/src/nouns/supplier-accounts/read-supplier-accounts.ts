import type { AccountKind, AccountStatus } from '@quickportal/contracts/rules/settlement-accounts/account-kinds';
import { sql } from 'kysely';
import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import { type AccountDetails, selectDetails } from './account-details.ts';

/** A settlement account of a supplier business, with what its kind has. */
export interface SupplierAccount {
  readonly settlementAccountId: number;
  readonly communityId: number;
  readonly businessId: number;
  readonly businessName: string;
  readonly kind: AccountKind;
  readonly accountAlias: string;
  readonly displayName: string;
  readonly status: AccountStatus;
  readonly currency: 'AUD' | 'NZD';
  readonly accountName: string;
  readonly bsb: string | null;
  readonly nzBankCode: string | null;
  readonly nzBranchCode: string | null;
  readonly maskedNumber: string | null;
  readonly vaultEntryId: number | null;
  /** Of the number in the vault, hexadecimal. */
  readonly fingerprint: string | null;
  readonly details: AccountDetails;
  readonly version: number;
}

const accounts = () =>
  build
    .selectFrom('app.settlement_account as a')
    .innerJoin('app.business as b', (join) =>
      join.onRef('b.community_id', '=', 'a.community_id').onRef('b.id', '=', 'a.business_id'),
    )
    .select([
      'a.id as settlementAccountId',
      'a.community_id as communityId',
      'a.business_id as businessId',
      'b.name as businessName',
      sql<AccountKind>`a.kind`.as('kind'),
      'a.account_alias as accountAlias',
      'a.display_name as displayName',
      sql<AccountStatus>`a.status`.as('status'),
      sql<'AUD' | 'NZD'>`a.currency`.as('currency'),
      'a.account_name as accountName',
      'a.bsb',
      'a.nz_bank_code as nzBankCode',
      'a.nz_branch_code as nzBranchCode',
      'a.masked_number as maskedNumber',
      'a.vault_entry_id as vaultEntryId',
      sql<string | null>`encode(a.fingerprint, 'hex')`.as('fingerprint'),
      'a.version',
    ])
    .select(selectDetails.as('details'));

/** An account, as its community knows it. */
export interface AccountKey {
  readonly communityId: number;
  readonly settlementAccountId: number;
}

const byId = preparedQuery('supplierAccounts.get', (p: AccountKey) =>
  accounts().where('a.community_id', '=', p.communityId).where('a.id', '=', p.settlementAccountId),
);

/** The account of a community, or undefined. */
export const getSupplierAccount = (db: Reader, key: AccountKey): Promise<SupplierAccount | undefined> =>
  db.first(byId, key);

/** The business whose accounts they are. */
export interface BusinessKey {
  readonly communityId: number;
  readonly businessId: number;
}

const ofBusiness = preparedQuery('supplierAccounts.list', (p: BusinessKey & { kinds: readonly AccountKind[] }) =>
  accounts()
    .where('a.community_id', '=', p.communityId)
    // Its own, and merchant accounts that are linked to it
    .where(
      sql<boolean>`a.id in (select o.id from app.settlement_account o
          where o.community_id = ${p.communityId} and o.business_id = ${p.businessId}
        union all select l.settlement_account_id from app.linked_merchant l
          where l.community_id = ${p.communityId} and l.business_id = ${p.businessId})`,
    )
    .where(sql<boolean>`a.kind = any(${p.kinds}::text[])`)
    .orderBy(sql`a.status = 'DISABLED'`)
    .orderBy('a.alias_folded')
    .orderBy('a.id'),
);

/** The accounts of a business of some kinds, with those linked to it, enabled ones first, then by alias. */
export const listSupplierAccounts = (
  db: Reader,
  params: BusinessKey & { kinds: readonly AccountKind[] },
): Promise<SupplierAccount[]> => db.all(ofBusiness, params);
