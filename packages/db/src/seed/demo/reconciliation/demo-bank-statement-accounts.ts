import type { BankStatementAccountStatus } from '@quickportal/contracts/rules/states/reconciliation';
import { addDays } from '@quickportal/contracts/rules/banking-calendar/days';
import type { Client } from 'pg';
import { maskedIdentifier } from '../../../nouns/bank-statement-accounts/bank-statement-account.ts';
import { dayIn, dayLength } from '../demo-days.ts';
import { zoneOf } from '../transactions/demo-payment.ts';
import { inventAuAccount, inventNzAccount, type DemoVault, type KeptNumber } from '../demo-vault.ts';
import { insertRows } from '../../insert-rows.ts';
import { randomFrom } from '../../random.ts';

/** A bank account whose statements are reconciled. */
export interface StatementAccount {
  id: number;
  communityId: number;
  businessId: number;
  alias: string;
  source: 'BAI2' | 'NAI' | 'MT940' | 'CAMT053' | 'SIMULATION';
  group: string;
  status: BankStatementAccountStatus;
  currency: 'AUD' | 'NZD';
  kept: KeptNumber;
  masked: string;
  lastFour: string;
  bsb: string | null;
}

const lines = [
  [10, 100, 'Water receipts', 'BAI2', 'HCRECV', 'ACTIVE', 'AUD'],
  [10, 100, 'Water simulation', 'SIMULATION', 'HCTEST', 'ACTIVE', 'AUD'],
  [10, 101, 'Gas receipts', 'NAI', 'HCRECV', 'ACTIVE', 'AUD'],
  [10, 101, 'Gas old account', 'NAI', 'HCOLD', 'CLOSED', 'AUD'],
  [10, 101, 'Gas trust', 'MT940', 'HCRECV', 'INACTIVE', 'AUD'],
  [10, 102, 'Tasman receipts', 'CAMT053', 'HCTAS', 'PENDING', 'NZD'],
  [20, 200, 'Clubs receipts', 'MT940', 'KFRECV', 'ACTIVE', 'NZD'],
  [20, 202, 'Australia receipts', 'BAI2', 'KFAU', 'PENDING', 'AUD'],
  [20, 202, 'Australia simulation', 'SIMULATION', 'KFTEST', 'ACTIVE', 'AUD'],
  [20, 200, 'Clubs old account', 'NAI', 'KFOLD', 'CLOSED', 'NZD'],
  [20, 200, 'Clubs membership', 'CAMT053', 'KFRECV', 'INACTIVE', 'NZD'],
  [20, 202, 'Australia trial', 'SIMULATION', 'KFTEST', 'PENDING', 'AUD'],
  [10, 102, 'Tasman trial', 'SIMULATION', 'HCTEST', 'PENDING', 'NZD'],
] as const;

/** Statement accounts in each status. */
export function inventStatementAccounts(vault: DemoVault, now: Date): StatementAccount[] {
  const random = randomFrom(65);
  const created = new Date(now.getTime() - 400 * dayLength);
  return lines.map(([communityId, businessId, alias, source, group, status, currency], index) => {
    const number = currency === 'NZD' ? inventNzAccount(random) : inventAuAccount(random);
    const kept = vault.keep({ communityId, businessId }, number, created);
    const bsb = number.kind === 'AU_ACCOUNT' ? number.bsb.replace('-', '') : null;
    const account = { id: 301 + index, communityId, businessId, alias, source, group, status, currency, kept, bsb };
    return { ...account, ...maskedIdentifier(number) };
  });
}

export const accountRows = (accounts: readonly StatementAccount[], now: Date): object[] =>
  accounts.map((account) => {
    const created = new Date(now.getTime() - 400 * dayLength);
    return {
      community_id: account.communityId,
      id: account.id,
      business_id: account.businessId,
      alias_name: account.alias,
      source: account.source,
      group_code: account.group,
      status: account.status,
      currency: account.currency,
      bsb: account.bsb,
      masked_identifier: account.masked,
      last_four: account.lastFour,
      vault_entry_id: account.kept.vaultEntryId,
      fingerprint: account.kept.fingerprint,
      // Those on trial are not switched on yet
      simulation_enabled: account.source === 'SIMULATION' && account.status === 'ACTIVE',
      version: 1,
      created_at: created,
      updated_at: created,
    };
  });

const simulated = [
  { status: 'ACTIVE', template: 'DIRECT_CREDIT', amount: 18_450, narrative: 'DE CREDITS', daysAgo: 0 },
  { status: 'ACTIVE', template: 'OSKO', amount: 7_900, narrative: 'OSKO TEST PAYER', daysAgo: 3 },
  { status: 'ACTIVE', template: 'FEE', amount: -1_200, narrative: 'ACCOUNT FEE', daysAgo: 10 },
  { status: 'REMOVED', template: 'OSKO', amount: 100, narrative: 'MISTYPED', daysAgo: 20 },
  { status: 'ARCHIVED', template: 'CUSTOM', amount: 55_000, narrative: 'BULK DEPOSIT', daysAgo: 120 },
] as const;

/** Lines of a simulated account that are in its statement of a day. */
export const simulatedLinesOn = (account: StatementAccount, day: string, now: Date) =>
  account.source === 'SIMULATION'
    ? simulated.filter(
        ({ status, daysAgo }) =>
          status === 'ACTIVE' && dayIn(zoneOf(account.currency), new Date(now.getTime() - daysAgo * dayLength)) === day,
      )
    : [];

/** The lines of the simulated accounts, and the businesses that these also feed. */
export async function insertDemoSimulations(
  owner: Client,
  accounts: readonly StatementAccount[],
  now: Date,
): Promise<void> {
  const own = accounts.filter(({ source, status }) => source === 'SIMULATION' && status === 'ACTIVE');
  const rows = own.flatMap((account) =>
    simulated.map(({ status, template, amount, narrative, daysAgo }) => {
      const made = new Date(now.getTime() - daysAgo * dayLength);
      const valueDate = dayIn(zoneOf(account.currency), made);
      return {
        community_id: account.communityId,
        business_id: account.businessId,
        bank_statement_account_id: account.id,
        status,
        template_name: template,
        value_date: valueDate,
        amount,
        currency: account.currency,
        narrative,
        expiry_date: addDays(valueDate, 90),
        fields: template === 'CUSTOM' ? { tranCode: '195', sourceCode: 'TEST' } : {},
        version: 1,
        created_at: made,
        updated_at: made,
      };
    }),
  );
  await insertRows(
    owner,
    'app.simulation_line',
    rows.map((row, index) => ({ id: 2_001 + index, ...row })),
  );
  await owner.query(
    `update app.simulation_line l set bank_statement_file_id = s.bank_statement_file_id, posted_at = s.received_at
     from app.bank_statement s where s.community_id = l.community_id and l.status = 'ACTIVE'
       and s.bank_statement_account_id = l.bank_statement_account_id and s.statement_date = l.value_date`,
  );
  await insertRows(
    owner,
    'app.simulation_business',
    own.map(({ communityId, id, businessId }) => ({
      community_id: communityId,
      bank_statement_account_id: id,
      business_id: businessId,
      added_at: new Date(now.getTime() - 30 * dayLength).toISOString(),
    })),
  );
}
