import type { AccountKind } from '@quickportal/contracts/rules/settlement-accounts/account-kinds';
import { sql } from 'kysely';

interface DetailTable {
  readonly table: string;
  /** Columns by the fields of calls. */
  readonly fields: Readonly<Record<string, string>>;
}

const merchant = { merchantId: 'merchant_id', merchantName: 'merchant_name', location: 'location' };
const category = { merchantCategoryCode: 'merchant_category_code', overrideMccCheck: 'override_mcc_check' };

/** What each kind of account has of its own, and where. */
export const detailTables: Readonly<Record<AccountKind, DetailTable>> = {
  AU_BANK: {
    table: 'settlement_au_bank',
    fields: {
      directEntryId: 'direct_entry_id',
      apcaUserName: 'apca_user_name',
      remitterName: 'remitter_name',
      payeeReference: 'payee_reference',
      deedsStatus: 'deeds_status',
      derpsStatus: 'derps_status',
    },
  },
  AU_MERCHANT: {
    table: 'settlement_au_merchant',
    fields: {
      ...merchant,
      ...category,
    },
  },
  TANDEM_MERCHANT: {
    table: 'settlement_tandem_merchant',
    fields: {
      ...merchant,
      ...category,
      amexMerchantId: 'amex_merchant_id',
      dinersMerchantId: 'diners_merchant_id',
      eci: 'eci',
    },
  },
  NZ_BANK: {
    table: 'settlement_nz_bank',
    fields: { accountType: 'account_type', debitUserId: 'debit_user_id', creditUserId: 'credit_user_id' },
  },
  NZ_MERCHANT: { table: 'settlement_nz_merchant', fields: { ...merchant, merchantType: 'merchant_type' } },
  PAYID_BILLER: {
    table: 'settlement_payid_biller',
    fields: { supplierReference: 'supplier_reference', payIdDomain: 'pay_id_domain', payIdName: 'pay_id_name' },
  },
  PAYTO_PAYEE: {
    table: 'settlement_payto_payee',
    fields: {
      payeeAlias: 'payee_alias',
      payeeReference: 'payee_reference',
      ultimatePayeeName: 'ultimate_payee_name',
    },
  },
  SIMULATOR: { table: 'settlement_simulator', fields: { returnStatus: 'return_status', delay: 'delay_seconds' } },
};

/** What an account has of its own, by the fields of calls. */
export type AccountDetails = Readonly<Record<string, string | number | boolean | null>>;

const objectOf = ({ table, fields }: DetailTable): string => {
  const pairs = Object.entries(fields).map(([field, column]) => `'${field}', d.${column}`);
  return `(select jsonb_build_object(${pairs.join(', ')}) from app.${table} d
    where d.community_id = a.community_id and d.settlement_account_id = a.id)`;
};

/** The details of `app.settlement_account as a`, whatever its kind. */
export const selectDetails = sql<AccountDetails>`coalesce(case a.kind ${sql.raw(
  Object.entries(detailTables)
    .map(([kind, table]) => `when '${kind}' then ${objectOf(table)}`)
    .join(' '),
)} end, '{}'::jsonb)`;

/** Columns of details, by the fields of calls. */
export const detailColumns = (kind: AccountKind, details: AccountDetails): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(detailTables[kind].fields).flatMap(([field, column]) =>
      details[field] === undefined ? [] : [[column, details[field]]],
    ),
  );
