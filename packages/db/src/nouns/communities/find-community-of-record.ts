import { type RawBuilder, sql } from 'kysely';
import { preparedSql } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';

type Located = { communityId: number; communityName: string };

/** In each community by its own index: there is none over all of them for receipt numbers, and communities are few. */
const located = <T>(name: string, record: (key: T) => RawBuilder<unknown>) =>
  preparedSql(
    `communities.locate-${name}`,
    (p: { key: T }) => sql<Located>`
      select c.id as "communityId", c.name as "communityName" from app.community c
      where c.enabled and exists (${record(p.key)})
      order by c.name, c.id limit 10`,
  );

const byId = (table: string) =>
  located<number>(
    table,
    (id) => sql`select from ${sql.table(`app.${table}`)} r where r.community_id = c.id and r.id = ${id}`,
  );

const statements = {
  customer: byId('customer'),
  recurringPayment: byId('recurring_payment'),
  uploadedFile: byId('uploaded_file'),
  user: byId('system_user'),
};
const byReceiptNumber = located<string>(
  'receipt',
  (number) => sql`select from app.transaction r where r.community_id = c.id and r.receipt_number = ${number}`,
);

/** The enabled communities that have a record with this id. Scope staff. */
export const locateById = (db: Reader, kind: keyof typeof statements, id: number) =>
  db.all(statements[kind], { key: id });

/** The enabled communities that have a transaction with this receipt number. Scope staff. */
export const locateByReceiptNumber = (db: Reader, receiptNumber: string) =>
  db.all(byReceiptNumber, { key: receiptNumber });
