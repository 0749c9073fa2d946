import type { Client } from 'pg';
import type { VaultKeys } from '../../vault/vault-keys.ts';
import { insertDemoAccountHistory } from './demo-account-history.ts';
import { insertDemoActivity } from './demo-activity.ts';
import { insertDemoAllocations, insertDemoBankStatements } from './reconciliation/demo-bank-statements.ts';
import { insertDemoSimulations, inventStatementAccounts } from './reconciliation/demo-bank-statement-accounts.ts';
import { insertDemoBatches } from './transactions/demo-batches.ts';
import { insertDemoAccounts, inventAccounts } from './demo-customer-accounts.ts';
import type { DemoCustomer } from './demo-customers.ts';
import { insertDemoFraud } from './transactions/demo-fraud.ts';
import { insertDemoInvoices, inventInvoices } from './reconciliation/demo-invoices.ts';
import { insertDemoMatching, invoiceRuleOf } from './reconciliation/demo-matching.ts';
import { insertDemoOccurrences, playSchedules } from './transactions/demo-occurrences.ts';
import { insertDemoPaymentTokens, inventPaymentTokens } from './demo-payment-tokens.ts';
import { insertDemoAgreements, inventAgreements } from './payto/demo-payto-agreements.ts';
import { insertDemoPayToEvents } from './payto/demo-payto-events.ts';
import { insertDemoNetworkAgreements } from './payto/demo-payto-network.ts';
import { insertDemoTerms, inventAmendments, inventPayToPayments } from './payto/demo-payto-terms.ts';
import { insertDemoInstructions } from './transactions/demo-network.ts';
import { insertDemoRefunds } from './transactions/demo-refunds.ts';
import { inventFormerWeeks, inventScenarios } from './transactions/demo-scenarios.ts';
import { inventSampleSchedules, moveSampleSchedules } from './demo-sample-schedules.ts';
import { insertDemoSchedules, inventSchedules } from './demo-schedules.ts';
import { insertDemoReportSchedules } from './demo-report-schedules.ts';
import { insertDemoServiceMessages } from './demo-service-messages.ts';
import { insertDemoSettlementAccounts, inventSettlementAccounts } from './demo-settlement-accounts.ts';
import { inventSinglePayments } from './transactions/demo-single-payments.ts';
import { insertDemoSystemClients } from './demo-system-clients.ts';
import { insertDemoTransactions, numbered } from './transactions/demo-transactions.ts';
import { demoVault } from './demo-vault.ts';
import { randomFrom } from '../random.ts';

/**
 * Everything about money: first all of it is invented, each part with luck of its own so that a change in one leaves
 * the others as they are; then the rows are copied in the order of their references.
 */
export async function insertDemoMoney(
  owner: Client,
  customers: readonly DemoCustomer[],
  vaultKeys: VaultKeys,
  now: Date,
): Promise<void> {
  const vault = demoVault(vaultKeys, now);
  const accounts = inventAccounts(randomFrom(11), vault, customers, now);
  const schedules = [...inventSchedules(randomFrom(12), accounts, now), ...inventSampleSchedules(accounts, now)];
  const history = playSchedules(randomFrom(13), schedules, now);
  const agreements = inventAgreements(randomFrom(14), vault, customers, now);
  const amendments = inventAmendments(agreements, now);
  const payments = numbered([
    ...history.payments,
    ...inventSinglePayments(randomFrom(15), accounts, now),
    ...inventScenarios(randomFrom(16), accounts, now),
    ...inventPayToPayments(randomFrom(17), agreements, now),
    ...inventFormerWeeks(randomFrom(18), accounts, now),
  ]);
  const statementAccounts = inventStatementAccounts(vault, now);
  const invoices = inventInvoices(now);
  const settlementAccounts = inventSettlementAccounts(vault, statementAccounts, now);
  const tokens = inventPaymentTokens(randomFrom(19), vault, accounts, now);

  // what others point at is analysed at once: without statistics their references are checked by the wrong index
  await owner.query('analyze app.business, app.customer');
  await vault.insert(owner);
  await owner.query('analyze app.vault_entry');
  await insertDemoSettlementAccounts(owner, settlementAccounts, now);
  await insertDemoAccounts(owner, accounts);
  await owner.query('analyze app.customer_account, app.settlement_account');
  await insertDemoPaymentTokens(owner, tokens, now);
  await insertDemoSchedules(owner, schedules);
  await owner.query('analyze app.recurring_payment');
  await insertDemoOccurrences(owner, history);
  await owner.query('analyze app.recurring_occurrence');
  await insertDemoAgreements(owner, agreements, now);
  await moveSampleSchedules(owner);
  await insertDemoTerms(owner, agreements, amendments, now);
  await insertDemoPayToEvents(owner, agreements);
  await insertDemoNetworkAgreements(owner, agreements, amendments);
  await insertDemoTransactions(owner, payments);
  await owner.query('analyze app.transaction');
  await insertDemoRefunds(owner, payments);
  await insertDemoBatches(owner, payments, now);
  await insertDemoInstructions(owner, payments);
  await insertDemoFraud(owner, payments, now);
  await insertDemoMatching(owner, now);
  const allocations = await insertDemoBankStatements(owner, statementAccounts, invoices, now);
  await insertDemoInvoices(owner, invoices);
  await insertDemoAllocations(owner, allocations, invoiceRuleOf);
  await insertDemoSimulations(owner, statementAccounts, now);
  await insertDemoServiceMessages(owner, payments, now);
  await insertDemoReportSchedules(owner, now);
  await insertDemoSystemClients(owner, now);
  await insertDemoActivity(owner, customers, now);
  await insertDemoAccountHistory(owner, now);
}
