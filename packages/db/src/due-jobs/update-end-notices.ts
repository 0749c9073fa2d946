import { sql, type RawBuilder } from 'kysely';
import type { WriteTransaction } from '../connect/write-transaction.ts';

/** A thing whose end a notice is due for. */
export interface EndingThing {
  readonly communityId: number;
  readonly id: number;
  readonly name: string;
  /** ISO 8601 UTC. */
  readonly expiresAt: string;
  readonly notificationEmail: string;
  /** Which notice it is: the one sent this many days before the end. */
  readonly days: number;
}

/** Things that end: their table `k`, which of them work, what notices call them, and the table that says who gets notices. */
interface EndingThings {
  readonly table: 'app.api_key' | 'app.certificate';
  readonly isWorking: RawBuilder<boolean>;
  readonly name: RawBuilder<string>;
  readonly config: 'app.api_key_config' | 'app.certificate_config';
}

interface NoticeRound {
  at: Date;
  noticeDays: readonly number[];
  limit: number;
}

/**
 * Marks working things that end within one of these numbers of days, where no notice of it was sent yet and someone gets
 * notices, and returns them. Scope jobs.
 */
export async function updateEndNotices(
  trx: WriteTransaction,
  { table, isWorking, name, config }: EndingThings,
  { at, noticeDays, limit }: NoticeRound,
): Promise<EndingThing[]> {
  const things = sql.table(table);
  const { rows } = await sql<EndingThing>`with due as (
      select k.community_id, k.id, g.notification_email, (select min(n.days) from unnest(${noticeDays}::integer[]) as n (days)
          where k.expires_at <= ${at}::timestamptz + n.days * interval '1 day') as days
      from ${things} k join ${sql.table(config)} g on g.community_id = k.community_id and g.notification_email <> ''
      where ${isWorking} and k.expires_at > ${at}
        and k.expires_at <= ${at}::timestamptz + ${Math.max(...noticeDays)} * interval '1 day'
    )
    update ${things} k set end_notice_days = d.days
    from (select * from due d where exists (select from ${things} o where o.community_id = d.community_id and o.id = d.id
        and (o.end_notice_days is null or o.end_notice_days > d.days)) order by d.community_id, d.id limit ${limit}) d
    where k.community_id = d.community_id and k.id = d.id
      and (k.end_notice_days is null or k.end_notice_days > d.days)
    returning k.community_id as "communityId", k.id, ${name} as name, k.expires_at as "expiresAt",
      d.notification_email as "notificationEmail", d.days`.execute(trx);
  return rows;
}
