import type { BankStatementFileStatus } from '@quickportal/contracts/rules/states/bank-statement-file';
import { sql } from 'kysely';
import { selected } from '../../connect/entity-columns.ts';
import {
  build,
  criteriaOf,
  preparedQuery,
  shapedQuery,
  type GivenOf,
  type ValuesOf,
} from '../../connect/prepared-query.ts';
import { readPage, type Page, type PageLimits, type PageOf } from '../../connect/read-page.ts';
import type { Reader } from '../../connect/reader.ts';
import type { WriteTransaction } from '../../connect/write-transaction.ts';
import { statementFileColumns, type BankStatementFileRecord, type StatementFault } from './bank-statement-file.ts';

const selectFile = () =>
  build
    .selectFrom('app.bank_statement_file as f')
    .select(selected('f', statementFileColumns))
    .select(sql<readonly StatementFault[]>`f.faults`.as('faults'))
    .$castTo<BankStatementFileRecord>();

const byId = preparedQuery('bankStatementFiles.get', (params: { fileId: number }) =>
  selectFile().where('f.id', '=', params.fileId),
);
const byIdLocked = preparedQuery('bankStatementFiles.lock', (params: { fileId: number }) =>
  selectFile().where('f.id', '=', params.fileId).forUpdate('f'),
);

/** The file, or undefined where there is none in scope. */
export const getBankStatementFile = (db: Reader, fileId: number): Promise<BankStatementFileRecord | undefined> =>
  db.first(byId, { fileId });

/** The same, locked against changes by others until the transaction ends. */
export const lockBankStatementFile = (
  trx: WriteTransaction,
  fileId: number,
): Promise<BankStatementFileRecord | undefined> => trx.first(byIdLocked, { fileId });

interface Criteria {
  status?: readonly BankStatementFileStatus[] | undefined;
}

const matching = (given: GivenOf<Criteria>, values: ValuesOf<Criteria>) =>
  selectFile().$if(given.status, (query) => query.where(sql<boolean>`f.status = any (${values.status}::text[])`));

export const fileRowsOf = shapedQuery(
  'bankStatementFiles.list',
  (given: GivenOf<Criteria>, params: ValuesOf<Criteria> & PageLimits) =>
    matching(given, params)
      .orderBy('f.created_at', 'desc')
      .orderBy('f.id', 'desc')
      .limit(params.limit)
      .offset(params.offset),
);
export const fileCountOf = shapedQuery(
  'bankStatementFiles.count',
  (given: GivenOf<Criteria>, params: ValuesOf<Criteria>) =>
    matching(given, params)
      .clearSelect()
      .select((eb) => eb.fn.countAll<number>().as('count')),
);

/** One page of the files in scope, the newest first, and how many there are. */
export function listBankStatementFiles(
  db: Reader,
  { status, ...at }: Criteria & PageOf,
): Promise<Page<BankStatementFileRecord>> {
  const { given, values } = criteriaOf<Criteria>({ status });
  return readPage(db, { rows: fileRowsOf(given), count: fileCountOf(given) }, values, at);
}

const held = preparedQuery('bankStatementFiles.held', (params: { communityId: number; limit: number }) =>
  build
    .selectFrom('app.bank_statement_file as f')
    .select('f.id as fileId')
    .where('f.community_id', '=', params.communityId)
    .where('f.status', '=', 'HELD')
    .orderBy('f.created_at')
    .orderBy('f.id')
    .limit(params.limit),
);

/** Files of a community that wait for statements before them, the oldest first. Scope jobs. */
export const findHeldFiles = (db: Reader, key: { communityId: number; limit: number }): Promise<{ fileId: number }[]> =>
  db.all(held, key);

const outdated = preparedQuery('bankStatementFiles.outdated', (params: { before: string; limit: number }) =>
  build
    .selectFrom('app.bank_statement_file as f')
    .select(['f.id as fileId', 'f.storage_key as storageKey'])
    .where('f.content_removed_at', 'is', null)
    .where('f.created_at', '<', params.before)
    .orderBy('f.created_at')
    .limit(params.limit),
);

/** Files whose content is no longer kept. Scope jobs. */
export const findOutdatedStatementFiles = (
  db: Reader,
  key: { before: string; limit: number },
): Promise<{ fileId: number; storageKey: string }[]> => db.all(outdated, key);
