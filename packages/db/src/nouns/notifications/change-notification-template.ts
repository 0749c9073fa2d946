import { sql } from 'kysely';
import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import type { WriteTransaction } from '../../connect/write-transaction.ts';

export type Channel = 'EMAIL' | 'SMS';
interface TemplateKey {
  communityId: number;
  kind: string;
}

const own = preparedQuery('notifications.template', (p: TemplateKey & { channel: Channel }) =>
  build
    .selectFrom('app.notification_template')
    .select(['subject', 'body', 'version'])
    .where('community_id', '=', p.communityId)
    .where('kind', '=', p.kind)
    .where('channel', '=', p.channel),
);

/** A facility's own words for a kind; undefined where it has none. */
export const findTemplate = (db: Reader, templateKey: TemplateKey & { channel: Channel }) => db.first(own, templateKey);

/** Keeps a facility's own words in place of earlier ones. */
export async function saveTemplate(
  trx: WriteTransaction,
  templateKey: TemplateKey & { channel: Channel },
  { subject, body }: { subject: string; body: string },
  now: Date,
): Promise<void> {
  await trx
    .insertInto('app.notification_template')
    .values({
      community_id: templateKey.communityId,
      kind: templateKey.kind,
      channel: templateKey.channel,
      subject,
      body,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['community_id', 'kind', 'channel'])
        .doUpdateSet({ subject, body, updated_at: now, version: sql<number>`notification_template.version + 1` }),
    )
    .execute();
}

/** Goes back to the product's words. */
export async function deleteTemplate(
  trx: WriteTransaction,
  templateKey: TemplateKey & { channel: Channel },
): Promise<void> {
  await trx
    .deleteFrom('app.notification_template')
    .where('community_id', '=', templateKey.communityId)
    .where('kind', '=', templateKey.kind)
    .where('channel', '=', templateKey.channel)
    .execute();
}

const switches = preparedQuery('notifications.getSwitches', (p: TemplateKey & { customerIds: readonly number[] }) =>
  build
    .selectFrom('app.notification_switch')
    .select(['customer_id as customerId', 'enabled'])
    .where('community_id', '=', p.communityId)
    .where('kind', '=', p.kind)
    .where(sql<boolean>`(customer_id is null or customer_id = any (${p.customerIds}::bigint[]))`),
);

/** Whether a kind is on for the facility, and for which of these customers it is off. Where no one decided it is on. */
export async function findSwitches(
  db: Reader,
  templateKey: TemplateKey & { customerIds: readonly number[] },
): Promise<{ facility: boolean; offFor: ReadonlySet<number> }> {
  const rows = await db.all(switches, templateKey);
  const offFor = new Set(
    rows.flatMap(({ customerId, enabled }) => (customerId === null || enabled ? [] : [customerId])),
  );
  return { facility: rows.find(({ customerId }) => customerId === null)?.enabled ?? true, offFor };
}

/** Switches a kind on or off: for the facility (customerId null) or one of its customers. */
export async function setSwitch(
  trx: WriteTransaction,
  templateKey: TemplateKey & { customerId: number | null },
  enabled: boolean,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('app.notification_switch')
    .values({
      community_id: templateKey.communityId,
      kind: templateKey.kind,
      customer_id: templateKey.customerId,
      enabled,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['community_id', 'kind', 'customer_id']).doUpdateSet({ enabled, updated_at: now }),
    )
    .execute();
}
