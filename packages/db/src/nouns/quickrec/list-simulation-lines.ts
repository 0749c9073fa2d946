import type { SimulationTemplate } from '@quickportal/contracts/quickrec/simulation-templates';
import { sql } from 'kysely';
import { build, preparedQuery } from '../../connect/prepared-query.ts';
import { readPage, type Page, type PageLimits, type PageOf } from '../../connect/read-page.ts';
import type { Reader } from '../../connect/reader.ts';
import type { StatementAccountKey } from '../bank-statement-accounts/get-bank-statement-account.ts';

/** A line of simulated statements. */
export interface SimulationLine {
  id: number;
  valueDate: string;
  templateName: SimulationTemplate;
  /** Cents; debits are negative. */
  amount: bigint;
  currency: 'AUD' | 'NZD';
  narrative: string;
  expiryDate: string;
  fields: Record<string, string>;
  /** When a statement was made that has it; null while none has. */
  postedDate: string | null;
}

const linesOf = (p: StatementAccountKey) =>
  build
    .selectFrom('app.simulation_line as l')
    .leftJoin('app.bank_statement_file as f', (join) =>
      join.onRef('f.community_id', '=', 'l.community_id').onRef('f.id', '=', 'l.bank_statement_file_id'),
    )
    .where('l.community_id', '=', p.communityId)
    .where('l.bank_statement_account_id', '=', p.bankStatementAccountId)
    .where('l.status', '=', 'ACTIVE');

const columns = [
  'l.id',
  sql<string>`l.value_date::text`.as('valueDate'),
  sql<SimulationTemplate>`l.template_name`.as('templateName'),
  'l.amount as cents',
  sql<'AUD' | 'NZD'>`l.currency`.as('currency'),
  'l.narrative',
  sql<string>`l.expiry_date::text`.as('expiryDate'),
  sql<Record<string, string>>`l.fields`.as('fields'),
  // A refused file has no statement
  sql<string | null>`case when f.status <> 'REFUSED' then l.posted_at end`.as('postedDate'),
] as const;

const rowsOf = preparedQuery('quickrec.simulationLines', (p: StatementAccountKey & PageLimits) =>
  linesOf(p).select(columns).orderBy('l.value_date', 'desc').orderBy('l.id', 'desc').limit(p.limit).offset(p.offset),
);
const countOf = preparedQuery('quickrec.countSimulationLines', (p: StatementAccountKey) =>
  linesOf(p).select((eb) => eb.fn.countAll<number>().as('count')),
);
const byId = preparedQuery('quickrec.simulationLine', (p: StatementAccountKey & { lineId: number }) =>
  linesOf(p).select(columns).where('l.id', '=', p.lineId),
);

const toLine = ({ cents, ...line }: Omit<SimulationLine, 'amount'> & { cents: number }): SimulationLine => ({
  ...line,
  amount: BigInt(cents),
});

/** One page of the lines of an account that are neither removed nor archived, the latest value date first. */
export async function listSimulationLines(
  db: Reader,
  { communityId, bankStatementAccountId, page, pageSize }: StatementAccountKey & PageOf,
): Promise<Page<SimulationLine>> {
  const key = { communityId, bankStatementAccountId };
  const found = await readPage(db, { rows: rowsOf, count: countOf }, key, { page, pageSize });
  return { ...found, items: found.items.map(toLine) };
}

/** A line that is neither removed nor archived, or undefined. */
export async function getSimulationLine(
  db: Reader,
  key: StatementAccountKey & { lineId: number },
): Promise<SimulationLine | undefined> {
  const row = await db.first(byId, key);
  return row && toLine(row);
}
