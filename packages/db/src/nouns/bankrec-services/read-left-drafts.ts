import { sql } from 'kysely';
import { preparedSql } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';

const left = preparedSql(
  'bankrecServices.leftDrafts',
  (p: { limit: number }) => sql<{ communityId: number; fileId: number }>`
    select distinct f.community_id as "communityId", f.id as "fileId"
    from app.bank_statement_draft d
    join app.bank_statement_file f on f.community_id = d.community_id and f.id = d.bank_statement_file_id
    where f.status in ('IMPORTED', 'REFUSED') order by 1, 2 limit ${p.limit}`,
);

/** Files that have ended and still have drafts. Scope jobs. */
export const listLeftDrafts = (db: Reader, limit: number): Promise<{ communityId: number; fileId: number }[]> =>
  db.all(left, { limit });

const stuck = preparedSql(
  'bankrecServices.stuckFiles',
  (p: { before: string; limit: number }) => sql<{ communityName: string; fileName: string; statusAt: string }>`
    select c.name as "communityName", f.file_name as "fileName", f.status_at as "statusAt"
    from app.community c
    join app.bank_statement_file f on f.community_id = c.id and f.status = 'CHECKING' and f.created_at < ${p.before}::timestamptz
    where f.status_at < ${p.before}::timestamptz
    order by f.status_at, f.id limit ${p.limit}`,
);

/** Files that have been checked since before a moment, the longest first. Scope jobs. */
export const listStuckFiles = (
  db: Reader,
  key: { before: string; limit: number },
): Promise<{ communityName: string; fileName: string; statusAt: string }[]> => db.all(stuck, key);
