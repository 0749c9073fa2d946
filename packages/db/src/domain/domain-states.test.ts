import { stateMachines } from '@quickportal/contracts/rules/states/catalogue';
import { storedStates, type StateMachine } from '@quickportal/contracts/rules/state-machines/state-machine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

/** Titles of the machines whose states a status column may hold, where the table is not called as the machine. */
const otherwiseNamed: Record<string, string[]> = {
  settlement_account: ['Settlement account', 'PayTo payee account', 'PayID biller account'],
  recurring_occurrence: ['Recurring payment occurrence'],
  transaction: ['Transaction and batch entry'],
  payto_amendment: ['PayTo amendment, bilateral', 'PayTo amendment, one-sided'],
  delivery: ['Webhook delivery'],
  payment_token: ['Single use token'],
  proposal: ['Proposal and account authorisation', 'User authorisation'],
};

/** Statuses without a machine: nothing but time, or a page that is not there yet, changes them. */
const withoutMachine = ['invoice', 'notification'];

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
/** Letters alone: `payto_ecommerce_payment` is the table of "PayTo e-commerce payment". */
const bare = (name: string) => name.toLowerCase().replaceAll(/[^a-z]/g, '');
const titlesOf = (table: string) =>
  otherwiseNamed[table] ?? stateMachines.flatMap(({ title }) => (bare(title) === bare(table) ? [title] : []));
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

it('a refund is a transaction that only has the states of a refund', async () => {
  const [texts = []] = await textsOf('k.conname = $1', ['transaction_refund_status']);
  expect(texts.filter((text) => text !== 'REFUND').toSorted()).toEqual(statesOf(['Refund']).toSorted());
});

it('a status column holds the states of the machines of its table, and no others', async () => {
  const { rows } = await test.owner.query<{ table: string }>(
    `select distinct c.relname as "table" from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'status' and a.atttypid = 'text'::regtype and not a.attisdropped
     -- the simulator's tables are a network's: it has words of its own
     where c.relnamespace = 'app'::regnamespace and c.relkind in ('r', 'p') and c.relname not like 'simulator\\_%' order by 1`,
  );
  const tables = rows.map(({ table }) => table).filter((table) => !withoutMachine.includes(table));
  expect(tables).toEqual(expect.arrayContaining(Object.keys(otherwiseNamed)));
  for (const table of tables) {
    // oxlint-disable-next-line no-await-in-loop
    const checks = await textsOf(
      `c.relname = $1 and k.conkey = array[(select attnum from pg_attribute where attrelid = c.oid and attname = 'status')]
        and pg_get_constraintdef(k.oid) like '%ANY (ARRAY[%'`,
      [table],
    );
    expect(
      checks.map((texts) => texts.toSorted()),
      table,
    ).toEqual([statesOf(titlesOf(table)).toSorted()]);
  }
});
