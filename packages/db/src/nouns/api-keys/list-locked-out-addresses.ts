import { sql } from 'kysely';
import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';

interface WhitelistPlan {
  /** Keys were used from then on, ISO 8601 UTC. */
  since: string;
  /** Whether addresses are checked now, so that one outside the whitelist is refused already. */
  isChecked: boolean;
  /** The entry that goes; 0: none. */
  removedId: number;
  /** The network that comes; null: none. */
  added: string | null;
}

const query = preparedQuery('apiKeys.locked-out', ({ since, isChecked, removedId, added }: WhitelistPlan) =>
  build
    .selectFrom('app.api_key_use as u')
    .select('u.ip as ipAddress')
    .distinct()
    .where('u.last_used_at', '>=', since)
    .whereRef('u.calls', '>', 'u.refused')
    .where('u.ip', '<>', '')
    .where((eb) => eb.or([sql<boolean>`not ${isChecked}::boolean`, eb.exists(entryOf())]))
    .where((eb) => eb.not(eb.exists(entryOf().where('w.id', '<>', removedId))))
    .where(sql<boolean>`coalesce(not u.ip::inet <<= ${added}::inet, true)`)
    .orderBy('u.ip'),
);

/** Entries of the whitelist that have the address of a use. */
const entryOf = () =>
  build
    .selectFrom('app.ip_whitelist as w')
    .select('w.id')
    .where(sql<boolean>`w.community_id = u.community_id and u.ip::inet <<= w.network`);

/** Addresses that keys were used from and are accepted now, but no longer after a change of the whitelist. */
export const listLockedOutAddresses = async (db: Reader, plan: WhitelistPlan): Promise<string[]> =>
  (await db.all(query, plan)).map(({ ipAddress }) => ipAddress);
