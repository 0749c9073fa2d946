import { sql } from 'kysely';
import { build, preparedQuery } from '../connect/prepared-query.ts';
import type { Reader } from '../connect/reader.ts';
import type { WriteTransaction } from '../connect/write-transaction.ts';

export type Channel = 'EMAIL' | 'SMS';
interface Of {
  communityId: number;
  kind: string;
}

const own = preparedQuery('notifications.template', (p: Of & { channel: Channel }) =>
  build
    .selectFrom('app.notification_template')
    .select(['subject', 'body', 'version'])
    .where('community_id', '=', p.communityId)
    .where('kind', '=', p.kind)
    .where('channel', '=', p.channel),
);

/** A facility's own words for a kind; undefined where it has none. */
export const findTemplate = (db: Reader, of: Of & { channel: Channel }) => db.first(own, of);

/** Keeps a facility's own words in place of earlier ones. */
export async function saveTemplate(
  trx: WriteTransaction,
  of: Of & { channel: Channel },
  { subject, body }: { subject: string; body: string },
  now: Date,
): Promise<void> {
  await trx
    .insertInto('app.notification_template')
    .values({ community_id: of.communityId, kind: of.kind, channel: of.channel, subject, body, updated_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['community_id', 'kind', 'channel'])
        .doUpdateSet({ subject, body, updated_at: now, version: sql<number>`notification_template.version + 1` }),
    )
    .execute();
}

/** Goes back to the product's words. */
export async function deleteTemplate(trx: WriteTransaction, of: Of & { channel: Channel }): Promise<void> {
  await trx
    .deleteFrom('app.notification_template')
    .where('community_id', '=', of.communityId)
    .where('kind', '=', of.kind)
    .where('channel', '=', of.channel)
    .execute();
}

const switches = preparedQuery('notifications.switches', (p: Of & { customerIds: readonly number[] }) =>
  build
    .selectFrom('app.notification_switch')
    .select(['customer_id as customerId', 'enabled'])
    .where('community_id', '=', p.communityId)
    .where('kind', '=', p.kind)
    .where(sql<boolean>`(customer_id is null or customer_id = any (${p.customerIds}::bigint[]))`),
);

/** Whether a kind is on for the facility, and for which of these customers it is off. Where nobody decided it is on. */
export async function findSwitches(
  db: Reader,
  of: Of & { customerIds: readonly number[] },
): Promise<{ facility: boolean; offFor: ReadonlySet<number> }> {
  const rows = await db.all(switches, of);
  const offFor = new Set(
    rows.flatMap(({ customerId, enabled }) => (customerId === null || enabled ? [] : [customerId])),
  );
  return { facility: rows.find(({ customerId }) => customerId === null)?.enabled ?? true, offFor };
}

/** Switches a kind on or off: for the facility (customerId null) or one of its customers. */
export async function setSwitch(
  trx: WriteTransaction,
  of: Of & { customerId: number | null },
  enabled: boolean,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('app.notification_switch')
    .values({ community_id: of.communityId, kind: of.kind, customer_id: of.customerId, enabled, updated_at: now })
    .onConflict((conflict) =>
      conflict.columns(['community_id', 'kind', 'customer_id']).doUpdateSet({ enabled, updated_at: now }),
    )
    .execute();
}
