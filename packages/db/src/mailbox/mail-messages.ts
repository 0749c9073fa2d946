import { sql } from 'kysely';
import { build, preparedQuery, shapedQuery } from '../connect/prepared-query.ts';
import type { Reader } from '../connect/reader.ts';
import type { WriteTransaction } from '../connect/write-transaction.ts';

export interface ReceivedMail {
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string | null;
  receivedAt: Date;
}

/** Keeps a message in the demo mailbox. Scope jobs. */
export async function insertMail(trx: WriteTransaction, mail: ReceivedMail): Promise<void> {
  await trx
    .insertInto('app.mail_message')
    .values({
      from_address: mail.from,
      to_address: mail.to,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      received_at: mail.receivedAt.toISOString(),
    })
    .execute();
}

const filtered = ({ search }: { search: boolean }, params: { pattern: string }) =>
  build
    .selectFrom('app.mail_message')
    .$if(search, (query) => query.where(sql<boolean>`app.fold(to_address || ' ' || subject) like ${params.pattern}`));

const pageQuery = shapedQuery(
  'mailbox.list',
  (shape: { search: boolean }, params: { pattern: string; limit: number; offset: number }) =>
    filtered(shape, params)
      .select(['id as mailId', 'to_address as to', 'subject', 'received_at as sentAt'])
      .orderBy('received_at', 'desc')
      .orderBy('id', 'desc')
      .limit(params.limit)
      .offset(params.offset),
);
const countQuery = shapedQuery('mailbox.count', (shape: { search: boolean }, params: { pattern: string }) =>
  filtered(shape, params).select((eb) => eb.fn.countAll<number>().as('count')),
);

/** A page of the demo mailbox, newest first. Scope auth. */
export async function listMail(
  db: Reader,
  { query, page, pageSize }: { query: string; page: number; pageSize: number },
) {
  const shape = { search: query !== '' };
  const pattern = `%${query.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const [items, counted] = await Promise.all([
    db.all(pageQuery(shape), { pattern, limit: pageSize, offset: (page - 1) * pageSize }),
    db.first(countQuery(shape), { pattern }),
  ]);
  return { items, recordsCount: counted?.count ?? 0 };
}

const one = preparedQuery('mailbox.get', (params: { mailId: number }) =>
  build
    .selectFrom('app.mail_message')
    .select([
      'id as mailId',
      'from_address as from',
      'to_address as to',
      'subject',
      'text',
      'html',
      'received_at as sentAt',
    ])
    .where('id', '=', params.mailId),
);

export const getMail = (db: Reader, mailId: number) => db.first(one, { mailId });
