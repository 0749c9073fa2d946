import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { build, preparedQuery, queryByKey, shapedQuery } from '../connect/prepared-query.ts';
import type { Reader } from '../connect/reader.ts';
import type { WriteTransaction } from '../connect/write-transaction.ts';
import { selectUploadedFile, type UploadedFileRow, type UploadedFileStatus } from './uploaded-file.ts';

const byId = queryByKey('uploadedFiles.get', (params: { fileId: number }) =>
  selectUploadedFile(build.selectFrom('app.uploaded_file as f')).where('f.id', '=', params.fileId),
);
const byIdLocked = preparedQuery('uploadedFiles.lock', (params: { fileId: number }) =>
  selectUploadedFile(build.selectFrom('app.uploaded_file as f')).where('f.id', '=', params.fileId).forUpdate('f'),
);

/** The file, or undefined where there is none in scope. */
export const getUploadedFile = (db: Reader, fileId: number): Promise<UploadedFileRow | undefined> =>
  db.first(byId, { fileId });

/** The same, locked against changes by others until the transaction ends. */
export const lockUploadedFile = (trx: WriteTransaction, fileId: number): Promise<UploadedFileRow | undefined> =>
  trx.first(byIdLocked, { fileId });

export interface UploadedFileSearch {
  /** Beginning of the name; case and accents don't matter. */
  fileName?: string | undefined;
  format?: string | undefined;
  statusCode?: UploadedFileStatus | undefined;
  sort: 'createdDate' | '-createdDate' | 'fileName' | '-fileName' | 'size' | '-size';
  page: number;
  pageSize: number;
}

type Filter = 'fileName' | 'format' | 'statusCode';
interface Shape {
  filters: Filter[];
  sort: UploadedFileSearch['sort'];
}
interface Params {
  fileName: string;
  format: string;
  statusCode: string;
  limit: number;
  offset: number;
}

const filterConditions: Record<Filter, (params: Params) => RawBuilder<SqlBool>> = {
  // A range: under row-level security an index serves comparisons, not LIKE
  fileName: (params) =>
    sql`f.name_folded >= app.fold(${params.fileName}) and f.name_folded < app.fold(${params.fileName}) || '\u{10FFFF}'`,
  format: (params) => sql`f.format = ${params.format}`,
  statusCode: (params) => sql`f.status = ${params.statusCode}`,
};
const sortColumns = { createdDate: sql`f.created_at`, fileName: sql`f.name_folded`, size: sql`f.size` };

function conditions(shape: Shape, params: Params): RawBuilder<SqlBool> {
  const all = shape.filters.map((filter) => filterConditions[filter](params));
  return all.length === 0 ? sql`true` : sql`${sql.join(all, sql` and `)}`;
}

function order({ sort }: Shape): RawBuilder<unknown> {
  const direction = sort.startsWith('-') ? sql`desc` : sql`asc`;
  const column = sortColumns[(sort.startsWith('-') ? sort.slice(1) : sort) as keyof typeof sortColumns];
  return sql`${column} ${direction}, f.id ${direction}`;
}

const pages = shapedQuery('uploadedFiles.page', (shape: Shape, params: Params) =>
  selectUploadedFile(build.selectFrom('app.uploaded_file as f'))
    .where(conditions(shape, params))
    .orderBy(order(shape))
    .limit(params.limit)
    .offset(params.offset),
);
const counts = shapedQuery('uploadedFiles.count', (shape: Pick<Shape, 'filters'>, params: Params) =>
  build
    .selectFrom('app.uploaded_file as f')
    .select(sql<number>`count(*)`.as('count'))
    .where(conditions({ ...shape, sort: '-createdDate' }, params)),
);

/** One page of the files in scope and how many there are. Every order ends with the id. */
export async function listUploadedFiles(
  db: Reader,
  search: UploadedFileSearch,
): Promise<{ items: UploadedFileRow[]; recordsCount: number }> {
  const { fileName = '', format = '', statusCode = '', sort, page, pageSize } = search;
  const given = { fileName, format, statusCode };
  const filters = (['fileName', 'format', 'statusCode'] as const).filter((name) => given[name] !== '');
  const params: Params = { ...given, limit: pageSize, offset: (page - 1) * pageSize };
  const [items, count] = await Promise.all([
    db.all(pages({ filters, sort }), params),
    db.first(counts({ filters }), params),
  ]);
  return { items, recordsCount: count?.count ?? 0 };
}

/** An error of a line as it is kept. */
export interface FileErrorRow {
  lineNumber: number;
  nameOfField: string;
  providedValueText: string;
  errorText: string;
}

const errorPage = preparedQuery('uploadedFiles.errors', (params: { fileId: number; limit: number; offset: number }) =>
  build
    .selectFrom('app.uploaded_file_error')
    .select([
      'line_number as lineNumber',
      'field_name as nameOfField',
      'provided_value as providedValueText',
      'error_text as errorText',
    ])
    .where('uploaded_file_id', '=', params.fileId)
    .orderBy('line_number')
    .orderBy('position')
    .limit(params.limit)
    .offset(params.offset),
);
const errorCount = preparedQuery('uploadedFiles.errorsKept', (params: { fileId: number }) =>
  build
    .selectFrom('app.uploaded_file_error')
    .select(sql<number>`count(*)`.as('count'))
    .where('uploaded_file_id', '=', params.fileId),
);

/** One page of the errors that are kept, in the order of the lines. */
export async function listFileErrors(
  db: Reader,
  { fileId, page, pageSize }: { fileId: number; page: number; pageSize: number },
): Promise<{ items: FileErrorRow[]; recordsCount: number }> {
  const [items, count] = await Promise.all([
    db.all(errorPage, { fileId, limit: pageSize, offset: (page - 1) * pageSize }),
    db.first(errorCount, { fileId }),
  ]);
  return { items, recordsCount: count?.count ?? 0 };
}

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
  of: { sha256: string; since: string },
): Promise<{ fileId: number; fileName: string; createdAt: string } | undefined> => db.first(sameContent, of);
