import { sql } from 'kysely';
import { maskedAccount, reportOf, schemeLetters, textColumns, type ReportQuery } from './report-query.ts';

/** What only accounts that take cards have. */
const ofMerchants = (source: string): string =>
  `case when s.kind in ('AU_MERCHANT', 'TANDEM_MERCHANT', 'NZ_MERCHANT') then ${source} end`;

/** Where each column of merchant definitions comes from, with the surcharges of a day, yyyy-mm-dd. */
export const merchantSources = (today: string) => ({
  SupplierBusinessCode: 'b.code',
  BusinessName: 'b.name',
  BusinessStatus: `case when b.enabled then 'ENABLED' else 'DISABLED' end`,
  AccountKind: `case s.kind when 'AU_MERCHANT' then 'MERCHANT' when 'TANDEM_MERCHANT' then 'TANDEM'
    when 'AU_BANK' then 'DIRECT_ENTRY' when 'NZ_BANK' then 'NZ_DIRECT_ENTRY' when 'PAYTO_PAYEE' then 'PAYTO'
    when 'PAYID_BILLER' then 'PAYID' else s.kind end`,
  AccountAlias: 's.account_alias',
  MerchantId: `coalesce(am.merchant_id, tm.merchant_id, nm.merchant_id, ab.direct_entry_id, nullif(nb.debit_user_id, ''),
    py.payee_alias, pb.supplier_reference)`,
  MerchantName: `coalesce(am.merchant_name, tm.merchant_name, nm.merchant_name)`,
  AcquiringInstitution: 'am.acquirer',
  Currency: 's.currency',
  SettlementBsb: `coalesce(s.bsb, s.nz_bank_code || s.nz_branch_code)`,
  SettlementAccountNumber: maskedAccount('s.masked_number'),
  CardSchemes: ofMerchants(`(select string_agg(distinct ${schemeLetters('x.card_scheme')}, '|')
    from app.accepted_card x where x.community_id = s.community_id and x.business_id = s.business_id)`),
  SurchargePercentages:
    ofMerchants(`(select string_agg(${schemeLetters('x.card_scheme')} || '=' || (x.rate * 0.001)::numeric(10, 3),
      '|' order by x.card_scheme)
    from (select distinct on (y.card_scheme) y.card_scheme, y.rate from app.card_surcharge y
      where y.community_id = s.community_id and y.business_id = s.business_id and y.funding = 'CREDIT'
        and y.effective_from <= '${today}'::date
      order by y.card_scheme, y.effective_from desc) x)`),
  Status: 's.status',
  EnabledDate: `case when s.status = 'ENABLED' then s.status_changed_at::date end`,
});

/** The accounts of merchant definitions, with what their kinds have. */
export const merchantTables = sql`app.settlement_account s
      join app.business b on b.community_id = s.community_id and b.id = s.business_id
      left join app.settlement_au_merchant am on am.community_id = s.community_id and am.settlement_account_id = s.id
      left join app.settlement_tandem_merchant tm on tm.community_id = s.community_id and tm.settlement_account_id = s.id
      left join app.settlement_nz_merchant nm on nm.community_id = s.community_id and nm.settlement_account_id = s.id
      left join app.settlement_au_bank ab on ab.community_id = s.community_id and ab.settlement_account_id = s.id
      left join app.settlement_nz_bank nb on nb.community_id = s.community_id and nb.settlement_account_id = s.id
      left join app.settlement_payto_payee py on py.community_id = s.community_id and py.settlement_account_id = s.id
      left join app.settlement_payid_biller pb on pb.community_id = s.community_id and pb.settlement_account_id = s.id`;

/** Every account that payments can settle to, also disabled ones, with the surcharges of a day; no simulators. */
export const exportMerchantDefinitionFile = (communityId: number, today: string): ReportQuery =>
  reportOf(
    textColumns(merchantSources(today)),
    { kind: 'community', communityId },
    sql`from ${merchantTables}
      where s.community_id = ${communityId} and s.kind <> 'SIMULATOR'
      order by b.code, s.kind, 6, s.id`,
  );
