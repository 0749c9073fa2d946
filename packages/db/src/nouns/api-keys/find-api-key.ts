import type { CommunityZones } from '@quickportal/contracts/rules/dates/community-zones';
import type { ProductCode } from '@quickportal/contracts/rules/payments/connections';
import type { PreparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import { enabledProductsOf } from '../products/list-enabled-products.ts';

/** Everything one request needs to know about its key. Times are ISO 8601 UTC. */
export interface FoundApiKey extends CommunityZones {
  readonly apiKeyId: number;
  readonly keyName: string;
  readonly securityCode: 'SECRET' | 'PUBLISHABLE';
  readonly status: 'ACTIVE' | 'INACTIVE';
  readonly expiresAt: string | null;
  /** Businesses the key is restricted to; null means all. */
  readonly businessIds: number[] | null;
  /** False: the facility checks addresses, and this one is not on its list. */
  readonly isAddressAllowed: boolean;
  /** False: a publishable key, used by a page whose domain is not on the facility's list. */
  readonly isOriginAllowed: boolean;
  readonly communityId: number;
  readonly communityName: string;
  readonly currency: 'AUD' | 'NZD';
  readonly products: readonly ProductCode[];
}

interface Params {
  communityId: number;
  /** SHA-256 of the key. */
  keyHash: Buffer;
  /** IPv4 or IPv6 address; null is on no list. */
  ip: string | null;
  /** Entries of the domain whitelist that allow the page; null where no page sent the request. */
  originPatterns: readonly string[] | null;
}

const name = 'api-keys.find';
// One look at everything: a key that was disabled, or an address or a domain that was taken off its list, counts from the next request on
const text = `
select k.id as "apiKeyId", k.name as "keyName", k.security_code as "securityCode", k.status, k.expires_at as "expiresAt",
  (select array_agg(b.business_id order by b.business_id) from app.api_key_business b
    where b.community_id = k.community_id and b.api_key_id = k.id) as "businessIds",
  coalesce(not g.check_whitelist, true) or exists (select from app.ip_whitelist w
    where w.community_id = k.community_id and $3::inet <<= w.network) as "isAddressAllowed",
  k.security_code <> 'PUBLISHABLE' or $4::text[] is null
    or not exists (select from app.domain_whitelist d where d.community_id = k.community_id)
    or exists (select from app.domain_whitelist d where d.community_id = k.community_id and d.url = any($4))
    as "isOriginAllowed",
  c.id as "communityId", c.name as "communityName", c.time_zone as "timeZone",
  c.former_time_zones as "formerTimeZones", c.currency,
  ${enabledProductsOf('c')} as products
from app.api_key k
join app.community c on c.id = k.community_id and c.enabled
left join app.api_key_config g on g.community_id = k.community_id
where k.community_id = $1 and k.key_hash = $2`;

const query: PreparedQuery<Params, FoundApiKey> = {
  name,
  statement: ({ communityId, keyHash, ip, originPatterns }) => ({
    name,
    text,
    values: [communityId, keyHash, ip, originPatterns],
  }),
};

/** The key with this hash, of an enabled community; undefined: there is none. Scope auth. */
export const findApiKey = (db: Reader, params: Params): Promise<FoundApiKey | undefined> => db.first(query, params);
