import { sql } from 'kysely';
import { selected, written, type ColumnMap } from '../../connect/entity-columns.ts';
import { containingWords } from '../../connect/folded-text.ts';
import { build, criteriaOf, preparedQuery, shapedQuery } from '../../connect/prepared-query.ts';
import { readPage, type PageLimits, type PageOf } from '../../connect/read-page.ts';
import type { Reader } from '../../connect/reader.ts';
import type { WriteTransaction } from '../../connect/write-transaction.ts';

/** What is written of a message and read again; its words are sealed. */
const mailColumns = {
  from: 'from_address',
  to: 'to_address',
  subject: 'subject',
  sealed: 'sealed',
} as const satisfies ColumnMap;

export interface ReceivedMail extends Record<keyof typeof mailColumns, string> {
  receivedAt: Date;
}

/** Keeps a message in the demo mailbox. Scope jobs. */
export async function insertMail(trx: WriteTransaction, mail: ReceivedMail): Promise<void> {
  await trx
    .insertInto('app.mail_message')
    .values({ ...written(mailColumns, mail), received_at: mail.receivedAt.toISOString() })
    .execute();
}

interface Params {
  patterns: readonly string[];
}
const filtered = ({ query: given }: { query: boolean }, params: Params) =>
  build
    .selectFrom('app.mail_message as m')
    .$if(given, (query) =>
      query.where(sql<boolean>`app.fold(m.to_address || ' ' || m.subject) like all (${params.patterns}::text[])`),
    );

const rows = shapedQuery('mailbox.listMail', (given: { query: boolean }, params: Params & PageLimits) =>
  filtered(given, params)
    .select(['m.id as mailId', 'm.to_address as to', 'm.subject', 'm.received_at as sentAt'])
    .orderBy('m.received_at', 'desc')
    .orderBy('m.id', 'desc')
    .limit(params.limit)
    .offset(params.offset),
);
const count = shapedQuery('mailbox.count', (given: { query: boolean }, params: Params) =>
  filtered(given, params).select((eb) => eb.fn.countAll<number>().as('count')),
);

/** A page of the demo mailbox, newest first. Scope auth. */
export function listMail(db: Reader, { query, ...at }: { query: string } & PageOf) {
  const { given } = criteriaOf({ query });
  return readPage(db, { rows: rows(given), count: count(given) }, { patterns: containingWords(query) }, at);
}

const byId = preparedQuery('mailbox.getMail', (params: { mailId: number }) =>
  build
    .selectFrom('app.mail_message as m')
    .select(selected('m', { ...mailColumns, mailId: 'id', sentAt: 'received_at' }))
    .where('m.id', '=', params.mailId),
);

export const getMail = (db: Reader, mailId: number) => db.first(byId, { mailId });
