import { sql, type Selectable } from 'kysely';
import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import type { BsbBranchTable } from '../../schema.gen.ts';
import type { WriteTransaction } from '../../connect/write-transaction.ts';

/** A branch of the BSB directory that an operator loaded. */
export interface BsbBranch {
  /** Six digits. */
  readonly bsb: string;
  /** Name of the financial institution, or its abbreviation where the operator loaded no names. */
  readonly bank: string;
  readonly branch: string;
  readonly suburb: string;
  readonly state: string;
  /** The branch is closed or merged into another one. */
  readonly isClosed: boolean;
  /** The branch takes part in electronic payments (direct entry). */
  readonly isElectronic: boolean;
}

const selected = ['bsb', 'bank', 'branch', 'suburb', 'state', 'is_closed', 'is_electronic'] as const;

const byPrefix = preparedQuery('bsbBranches.search', (params: { from: string; to: string; rows: number }) =>
  build
    .selectFrom('app.bsb_branch')
    .select(selected)
    .where('bsb', '>=', params.from)
    .where('bsb', '<=', params.to)
    .orderBy('bsb')
    .limit(params.rows),
);

/** The branches whose BSB starts with these digits, at most `rows`, in the order of their BSBs. */
export async function searchBsbBranches(db: Reader, digits: string, rows: number): Promise<BsbBranch[]> {
  const found = await db.all(byPrefix, { from: digits.padEnd(6, '0'), to: digits.padEnd(6, '9'), rows });
  return found.map(({ is_closed: isClosed, is_electronic: isElectronic, ...row }) => ({
    ...row,
    isClosed,
    isElectronic,
  }));
}

/** The branch of a BSB of six digits, or undefined where the directory has none. */
export async function getBsbBranch(db: Reader, bsb: string): Promise<BsbBranch | undefined> {
  const [branch] = await searchBsbBranches(db, bsb, 1);
  return branch;
}

const loaded = preparedQuery('bsbBranches.hasAny', () =>
  build
    .selectFrom('app.bsb_branch')
    .select(sql<number>`1`.as('one'))
    .limit(1),
);

/** Whether an operator has loaded a directory. */
export const hasBsbDirectory = async (db: Reader): Promise<boolean> => (await db.all(loaded, {})).length > 0;

const columns = [...selected, 'loaded_at'] as const;

const inserted = preparedQuery('bsbBranches.insert', (params: { rows: string }) =>
  build
    .insertInto('app.bsb_branch')
    .columns(columns)
    .expression(
      build
        .selectFrom(
          sql<Selectable<BsbBranchTable>>`jsonb_populate_recordset(null::app.bsb_branch, ${params.rows}::jsonb)`.as(
            'branch',
          ),
        )
        .select(columns),
    ),
);

/** Adds branches, each BSB once; only jobs may. */
export async function insertBsbBranches(
  trx: WriteTransaction,
  branches: readonly BsbBranch[],
  now: Date,
): Promise<void> {
  const rows = branches.map(({ isClosed, isElectronic, ...branch }) => ({
    ...branch,
    is_closed: isClosed,
    is_electronic: isElectronic,
    loaded_at: now,
  }));
  await trx.all(inserted, { rows: JSON.stringify(rows) });
}

/** Deletes the directory, before another one is inserted. Returns how many branches it had. */
export async function deleteBsbBranches(trx: WriteTransaction): Promise<number> {
  const [result] = await trx.run(
    build
      .with('gone', (query) => query.deleteFrom('app.bsb_branch').returning('bsb'))
      .selectFrom('gone')
      .select(({ fn }) => fn.countAll<number>().as('count')),
  );
  return result?.count ?? 0;
}
