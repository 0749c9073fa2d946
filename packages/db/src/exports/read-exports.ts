import { sql } from 'kysely';
import { build, preparedQuery, queryByKey } from '../connect/prepared-query.ts';
import type { Reader } from '../connect/reader.ts';
import { exportColumns, type ExportRow, type ExportsOf } from './export.ts';

const own = (p: ExportsOf) =>
  build
    .selectFrom('app.export as e')
    .where('e.community_id', '=', p.communityId)
    .where('e.owner_user_id', '=', p.ownerUserId);

const list = preparedQuery('exports.list', (p: ExportsOf & { limit: number; offset: number }) =>
  own(p)
    .select(exportColumns)
    .select(sql<number>`count(*) over ()`.as('recordsCount'))
    .orderBy('e.created_at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(p.limit)
    .offset(p.offset),
);

const count = preparedQuery('exports.count', (p: ExportsOf) =>
  own(p).select((select) => select.fn.countAll<number>().as('count')),
);

/** One page of somebody's exports, newest first. */
export async function listExports(
  db: Reader,
  of: ExportsOf,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ items: ExportRow[]; recordsCount: number }> {
  const rows = await db.all(list, { ...of, limit: pageSize, offset: (page - 1) * pageSize });
  const known = rows[0]?.recordsCount ?? (page > 1 ? (await db.first(count, of))?.count : 0);
  return { items: rows.map(({ recordsCount: _count, ...row }) => row), recordsCount: known ?? 0 };
}

const one = queryByKey('exports.get', (p: ExportsOf & { exportId: number }) =>
  own(p).select(exportColumns).where('e.id', '=', p.exportId),
);

/** An export that is one's own. */
export const getExport = (db: Reader, of: ExportsOf & { exportId: number }): Promise<ExportRow | undefined> =>
  db.first(one, of);

const running = preparedQuery('exports.running', (p: ExportsOf & { kind: string }) =>
  own(p)
    .select(exportColumns)
    .where('e.kind', '=', p.kind)
    .where(sql<boolean>`e.status in ('QUEUED', 'RUNNING')`),
);

/** The export of a kind that somebody waits for now, if there is one. */
export const getRunningExport = (db: Reader, of: ExportsOf & { kind: string }): Promise<ExportRow | undefined> =>
  db.first(running, of);
