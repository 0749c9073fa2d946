import type { UploadedFileSortField } from '@quickportal/contracts/uploaded-files/uploaded-file-lists';
import type { FileError } from '@quickportal/contracts/uploaded-files/uploaded-file';
import { sql, type RawBuilder } from 'kysely';
import { selected, type ColumnMap } from '../../connect/entity-columns.ts';
import {
  build,
  criteriaOf,
  preparedQuery,
  queryByKey,
  shapedQuery,
  type GivenOf,
  type ValuesOf,
} from '../../connect/prepared-query.ts';
import { readPage, type Page, type PageLimits, type PageOf } from '../../connect/read-page.ts';
import type { Reader } from '../../connect/reader.ts';
import type { WriteTransaction } from '../../connect/write-transaction.ts';
import {
  hasOpenErrors,
  selectUploadedFile,
  type UploadedFileRecord,
  type UploadedFileStatus,
} from './uploaded-file.ts';

const byId = queryByKey('uploadedFiles.get', (params: { fileId: number }) =>
  selectUploadedFile(build.selectFrom('app.uploaded_file as f')).where('f.id', '=', params.fileId),
);
const byIdLocked = preparedQuery('uploadedFiles.lock', (params: { fileId: number }) =>
  selectUploadedFile(build.selectFrom('app.uploaded_file as f')).where('f.id', '=', params.fileId).forUpdate('f'),
);

/** The file, or undefined where there is none in scope. */
export const getUploadedFile = (db: Reader, fileId: number): Promise<UploadedFileRecord | undefined> =>
  db.first(byId, { fileId });

/** The same, locked against changes by others until the transaction ends. */
export const lockUploadedFile = (trx: WriteTransaction, fileId: number): Promise<UploadedFileRecord | undefined> =>
  trx.first(byIdLocked, { fileId });

export interface UploadedFileCriteria {
  /** Beginning of the name; case and accents don't matter. */
  fileName?: string | undefined;
  format?: string | undefined;
  /** Any of these. */
  statusCode?: readonly UploadedFileStatus[] | undefined;
  /** Only those with errors that were neither corrected nor dismissed. */
  errors?: 'OPEN' | undefined;
}
export interface UploadedFileSearch extends UploadedFileCriteria, PageOf {
  sort: UploadedFileSortField | `-${UploadedFileSortField}`;
}

type Given = GivenOf<UploadedFileCriteria>;
type Values = ValuesOf<UploadedFileCriteria>;

const matching = (given: Given, values: Values) =>
  build
    .selectFrom('app.uploaded_file as f')
    // A range: under row-level security an index serves comparisons, not LIKE
    .$if(given.fileName, (query) =>
      query.where(
        sql<boolean>`f.name_folded >= app.fold(${values.fileName}) and f.name_folded < app.fold(${values.fileName}) || '\u{10FFFF}'`,
      ),
    )
    .$if(given.format, (query) => query.where('f.format', '=', values.format))
    .$if(given.errors, (query) => query.where(hasOpenErrors))
    .$if(given.statusCode, (query) => query.where(sql<boolean>`f.status = any (${values.statusCode}::text[])`));

const sortColumns: Record<UploadedFileSortField, RawBuilder<unknown>> = {
  createdDate: sql`f.created_at`,
  fileName: sql`f.name_folded`,
  size: sql`f.size`,
};

const rows = shapedQuery(
  'uploadedFiles.page',
  ({ given, sort }: { given: Given; sort: UploadedFileSearch['sort'] }, params: Values & PageLimits) => {
    const direction = sort.startsWith('-') ? 'desc' : 'asc';
    return selectUploadedFile(matching(given, params))
      .orderBy(sortColumns[sort.replace('-', '') as UploadedFileSortField], direction)
      .orderBy('f.id', direction)
      .limit(params.limit)
      .offset(params.offset);
  },
);
const count = shapedQuery('uploadedFiles.count', (given: Given, params: Values) =>
  matching(given, params).select(sql<number>`count(*)`.as('count')),
);

/** One page of the files in scope and how many there are. Every order ends with the id. */
export function listUploadedFiles(db: Reader, search: UploadedFileSearch): Promise<Page<UploadedFileRecord>> {
  const { fileName, format, statusCode, errors: open, sort } = search;
  const { given, values } = criteriaOf({ fileName, format, statusCode, errors: open });
  return readPage(db, { rows: rows({ given, sort }), count: count(given) }, values, search);
}

/** An error of a line as it is kept. */
const fileErrorColumns = {
  lineNumber: 'line_number',
  nameOfField: 'field_name',
  providedValueText: 'provided_value',
  errorText: 'error_text',
} as const satisfies ColumnMap;

const errors = (params: { fileId: number }) =>
  build.selectFrom('app.uploaded_file_error as e').where('e.uploaded_file_id', '=', params.fileId);
const errorRows = preparedQuery('uploadedFiles.listErrors', (params: { fileId: number } & PageLimits) =>
  errors(params)
    .select(selected('e', fileErrorColumns))
    .orderBy('e.line_number')
    .orderBy('e.position')
    .limit(params.limit)
    .offset(params.offset),
);
const errorCount = preparedQuery('uploadedFiles.errorsKept', (params: { fileId: number }) =>
  errors(params).select(sql<number>`count(*)`.as('count')),
);

/** One page of the errors that are kept, in the order of the lines. */
export const listFileErrors = (db: Reader, { fileId, ...at }: { fileId: number } & PageOf): Promise<Page<FileError>> =>
  readPage(db, { rows: errorRows, count: errorCount }, { fileId }, at);

const sameContent = preparedQuery('uploadedFiles.sameContent', (params: { sha256: string; since: string }) =>
  build
    .selectFrom('app.uploaded_file')
    .select(['id as fileId', 'file_name as fileName', 'created_at as createdAt'])
    .where('sha256', '=', params.sha256)
    .where('created_at', '>=', params.since)
    // What did nothing cannot be done twice
    .where((where) => where.or([where('status', 'not in', ['ERROR', 'CANCELLED']), where('applied_lines', '>', 0)]))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1),
);

/** The latest file with this content since then that did or may still do something. */
export const findSameContent = (
  db: Reader,
  key: { sha256: string; since: string },
): Promise<{ fileId: number; fileName: string; createdAt: string } | undefined> => db.first(sameContent, key);
