import { sql } from 'kysely';
import { preparedQuery, queryByKey } from '../../connect/prepared-query.ts';
import { readPage, type Page, type PageLimits, type PageOf } from '../../connect/read-page.ts';
import type { Reader } from '../../connect/reader.ts';
import { exportsOf, selectExports, type ExportRecord, type ExportsOf } from './export.ts';

const rows = preparedQuery('exports.list', (p: ExportsOf & PageLimits) =>
  selectExports(p).orderBy('e.created_at', 'desc').orderBy('e.id', 'desc').limit(p.limit).offset(p.offset),
);
const count = preparedQuery('exports.count', (p: ExportsOf) =>
  exportsOf(p).select((select) => select.fn.countAll<number>().as('count')),
);

/** One page of a user's exports, newest first. */
export const listExports = (db: Reader, owner: ExportsOf, at: PageOf): Promise<Page<ExportRecord>> =>
  readPage(db, { rows, count }, owner, at);

const single = queryByKey('exports.get', (p: ExportsOf & { exportId: number }) =>
  selectExports(p).where('e.id', '=', p.exportId),
);

/** An export that is one's own. */
export const getExport = (db: Reader, key: ExportsOf & { exportId: number }): Promise<ExportRecord | undefined> =>
  db.first(single, key);

const running = preparedQuery('exports.running', (p: ExportsOf & { kind: string }) =>
  selectExports(p)
    .where('e.kind', '=', p.kind)
    .where(sql<boolean>`e.status in ('QUEUED', 'RUNNING')`),
);

/** The export of a kind that a user waits for now, if there is one. */
export const getRunningExport = (db: Reader, key: ExportsOf & { kind: string }): Promise<ExportRecord | undefined> =>
  db.first(running, key);
