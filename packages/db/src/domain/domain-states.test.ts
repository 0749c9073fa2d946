import { stateMachines } from '@quickportal/contracts/rules/states/catalogue';
import { storedStates, type StateMachine } from '@quickportal/contracts/rules/states/state-machine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

/** Titles of the machines whose states a status column may hold. */
const machinesOf: Record<string, string[]> = {
  settlement_account: ['Settlement account', 'PayTo payee account', 'PayID biller account'],
  recurring_payment: ['Recurring payment'],
  recurring_occurrence: ['Recurring payment occurrence'],
  transaction: ['Transaction and batch entry'],
  payment_attempt: ['Payment attempt'],
  bank_file: ['Bank file'],
  payment_batch: ['Payment batch'],
  payment_batch_group: ['Payment batch group'],
  fraud_decision: ['Fraud decision'],
  fraud_back_test: ['Fraud back-test'],
  payto_agreement: ['PayTo agreement'],
  payto_amendment: ['PayTo amendment, bilateral', 'PayTo amendment, one-sided'],
  payto_ecommerce_payment: ['PayTo e-commerce payment'],
  payto_migration: ['PayTo migration'],
  service_message: ['Service message'],
  delivery: ['Webhook delivery'],
  webhook_replay: ['Webhook replay'],
  bank_statement_account: ['Bank statement account'],
  bank_statement_line: ['Bank statement line'],
  matching_rule: ['Matching rule'],
  simulation_line: ['Simulation line'],
  export: ['Export'],
  uploaded_file: ['Uploaded file'],
  proposal: ['Proposal and account authorisation', 'User authorisation'],
  system_user: ['System user'],
  api_key: ['API key'],
};

/** Statuses without a machine: nothing but time, or a page that is not there yet, changes them. */
const withoutMachine = ['invoice', 'notification', 'payment_token'];

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

const machine = (title: string): StateMachine => {
  const found = stateMachines.find((stateMachine) => stateMachine.title === title);
  if (!found) throw new Error(`No machine is called ${title}`);
  return found;
};
const statesOf = (titles: readonly string[]) => [...new Set(titles.flatMap((title) => storedStates(machine(title))))];

/** The texts in a check constraint. */
async function textsOf(condition: string, values: readonly string[]): Promise<string[][]> {
  const { rows } = await test.owner.query<{ def: string }>(
    `select pg_get_constraintdef(k.oid) as def from pg_constraint k
      join pg_class c on c.oid = k.conrelid and c.relnamespace = 'app'::regnamespace where k.contype = 'c' and ${condition}`,
    [...values],
  );
  return rows.map(({ def }) => [...def.matchAll(/'([A-Z_]+)'::text/g)].map((match) => match[1] ?? ''));
}

it.each(Object.entries(machinesOf))('app.%s holds the states of %j and no others', async (table, titles) => {
  const checks = await textsOf(
    `c.relname = $1 and k.conkey = array[(select attnum from pg_attribute where attrelid = c.oid and attname = 'status')]
      and pg_get_constraintdef(k.oid) like '%ANY (ARRAY[%'`,
    [table],
  );
  expect(checks).toHaveLength(1);
  expect(checks[0]?.toSorted()).toEqual(statesOf(titles).toSorted());
});

it('a refund is a transaction that only has the states of a refund', async () => {
  const [texts = []] = await textsOf('k.conname = $1', ['transaction_refund_status']);
  expect(texts.filter((text) => text !== 'REFUND').toSorted()).toEqual(statesOf(['Refund']).toSorted());
});

it('no other status goes without a machine', async () => {
  const { rows } = await test.owner.query<{ table: string }>(
    `select distinct c.relname as "table" from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'status' and a.atttypid = 'text'::regtype and not a.attisdropped
     -- the simulator's tables are a network's: it has words of its own
     where c.relnamespace = 'app'::regnamespace and c.relkind in ('r', 'p') and c.relname not like 'simulator\\_%' order by 1`,
  );
  const compared = [...Object.keys(machinesOf), ...withoutMachine];
  expect(rows.map((row) => row.table).filter((table) => !compared.includes(table))).toEqual([]);
});
