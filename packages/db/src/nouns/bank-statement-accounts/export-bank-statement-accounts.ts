import { statementSourceTitles } from '@quickportal/contracts/bank-statement-accounts/statement-sources';
import { bankStatementAccountStates } from '@quickportal/contracts/rules/states/reconciliation';
import { stateTitles } from '@quickportal/contracts/rules/state-machines/state-machine';
import { sql, type RawBuilder } from 'kysely';
import { numberColumns, reportOf, textColumns, type ReportQuery } from '../reports/report-query.ts';

/** Accounts of a business, or of a group of a community. */
export type ExportedAccounts = { communityId: number } & ({ businessId: number } | { groupCode: string });

const worded = (source: string, titles: Readonly<Record<string, string>>): string =>
  `case ${source} ${Object.entries(titles)
    .map(([code, title]) => `when '${code}' then '${title}'`)
    .join(' ')} end`;

const accountColumns = textColumns({
  Name: 'a.alias_name',
  Source: worded('a.source', statementSourceTitles),
  Account: 'a.masked_identifier',
  'Group Code': 'a.group_code',
  Status: worded('a.status', stateTitles(bankStatementAccountStates)),
  'Business Code': 'b.code',
  'Business Name': 'b.name',
  'Community Code': 'c.code',
});

const ruleColumns = [
  ...textColumns({
    Name: 'a.alias_name',
    Account: 'a.masked_identifier',
    'Off-System BSB': `substr(g.off_system_bsb, 1, 3) || '-' || substr(g.off_system_bsb, 4)`,
    Prefix: 'g.prefix',
  }),
  ...numberColumns({ Order: 'r.order_number' }),
  ...textColumns({
    'Rule Code': 'r.rule_code',
    'Rule Name': 'r.rule_name',
    Enabled: `case r.status when 'ENABLED' then 'Yes' else 'No' end`,
    Parameters: `case when r.parameters = '{}' then '' else r.parameters::text end`,
  }),
];

const of = (accounts: ExportedAccounts): RawBuilder<unknown> =>
  'businessId' in accounts
    ? sql`a.community_id = ${accounts.communityId} and a.business_id = ${accounts.businessId}`
    : sql`a.community_id = ${accounts.communityId} and a.group_code = ${accounts.groupCode.toUpperCase()}`;

/** The accounts, by name. */
export const exportBankStatementAccounts = (accounts: ExportedAccounts): ReportQuery =>
  reportOf(
    accountColumns,
    { kind: 'community', communityId: accounts.communityId },
    sql`from app.bank_statement_account a
      join app.business b on b.community_id = a.community_id and b.id = a.business_id
      join app.community c on c.id = a.community_id
      where ${of(accounts)}
      order by a.alias_folded, a.id`,
  );

/** The matching rules of the businesses of the accounts, for each account in the order in which they are tried. */
export const exportTransformationRules = (accounts: ExportedAccounts): ReportQuery =>
  reportOf(
    ruleColumns,
    { kind: 'community', communityId: accounts.communityId },
    sql`from app.bank_statement_account a
      join app.matching_registration g on g.community_id = a.community_id and g.business_id = a.business_id
      join app.matching_rule r on r.community_id = g.community_id and r.matching_registration_id = g.id
      where ${of(accounts)}
      order by a.alias_folded, a.id, g.off_system_bsb, g.prefix, r.order_number`,
  );
