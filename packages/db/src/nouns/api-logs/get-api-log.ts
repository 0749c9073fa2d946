import { sql } from 'kysely';
import { selected } from '../../connect/entity-columns.ts';
import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import { apiLogColumns, apiLogDetailColumns } from './api-log.ts';

const single = preparedQuery('apiLogs.get', ({ apiLogId }: { apiLogId: number }) =>
  build
    .selectFrom('app.api_log as l')
    .leftJoin('app.api_key as k', (join) =>
      join.onRef('k.community_id', '=', 'l.community_id').onRef('k.id', '=', 'l.api_key_id'),
    )
    .leftJoin('app.certificate as x', (join) =>
      join.onRef('x.community_id', '=', 'l.community_id').onRef('x.id', '=', 'l.certificate_id'),
    )
    .select(selected('l', { ...apiLogColumns, ...apiLogDetailColumns }))
    .select([sql<string>`coalesce(k.name, '')`.as('apiKeyName'), 'x.subject as certificateSubject'])
    .where('l.id', '=', apiLogId),
);

/** A call with its request and response, or undefined where there is none in scope. */
export async function getApiLog(db: Reader, apiLogId: number) {
  const row = await db.first(single, { apiLogId });
  if (!row) return undefined;
  return {
    ...row,
    requestHeaders: row.requestHeaders as Record<string, string>,
    responseHeaders: row.responseHeaders as Record<string, string>,
  };
}

export type ApiLogDetailsRecord = NonNullable<Awaited<ReturnType<typeof getApiLog>>>;
