import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';

const off = preparedQuery('notifications.switched-off', (params: { communityId: number; customerId: number | null }) =>
  build
    .selectFrom('app.notification_switch')
    .select(['kind', 'customer_id as customerId'])
    .where('community_id', '=', params.communityId)
    .where('enabled', '=', false)
    .where((where) => where.or([where('customer_id', 'is', null), where('customer_id', '=', params.customerId)])),
);

/** Kinds of notice that are switched off: for the facility, and for one of its customers. */
export async function findSwitchedOff(
  db: Reader,
  key: { communityId: number; customerId: number | null },
): Promise<{ facility: ReadonlySet<string>; customer: ReadonlySet<string> }> {
  const rows = await db.all(off, key);
  const kinds = (isOfCustomer: boolean) =>
    new Set(rows.filter(({ customerId }) => (customerId !== null) === isOfCustomer).map(({ kind }) => kind));
  return { facility: kinds(false), customer: kinds(true) };
}
