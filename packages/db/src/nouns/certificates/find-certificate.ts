import type { CommunityZones } from '@quickportal/contracts/rules/dates/community-zones';
import type { ProductCode } from '@quickportal/contracts/rules/payments/connections';
import type { PreparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import { enabledProductsOf } from '../products/list-enabled-products.ts';

/** Everything one request needs to know about its certificate. Times are ISO 8601 UTC. */
export interface FoundCertificate extends CommunityZones {
  readonly certificateId: number;
  /** RFC 4514 text. */
  readonly subject: string;
  readonly expiresAt: string;
  /** Null: enabled. */
  readonly disabledAt: string | null;
  /** The root that issued it, as DER. */
  readonly issuer: Buffer;
  /** False: the facility checks addresses, and this one is not on its list. */
  readonly isAddressAllowed: boolean;
  readonly communityId: number;
  readonly communityName: string;
  readonly currency: 'AUD' | 'NZD';
  readonly products: readonly ProductCode[];
}

interface Params {
  /** SHA-256 of the certificate. */
  fingerprint: Buffer;
  /** IPv4 or IPv6 address; null is on no list. */
  ip: string | null;
}

const name = 'certificates.find';
// By fingerprint, not by serial number: another issuer can give the same number
const text = `
select x.id as "certificateId", x.subject, x.expires_at as "expiresAt", x.disabled_at as "disabledAt",
  a.certificate as issuer,
  coalesce(not g.check_whitelist, true) or exists (select from app.ip_whitelist w
    where w.community_id = x.community_id and $2::inet <<= w.network) as "isAddressAllowed",
  c.id as "communityId", c.name as "communityName", c.time_zone as "timeZone",
  c.former_time_zones as "formerTimeZones", c.currency,
  ${enabledProductsOf('c')} as products
from app.certificate x
join app.certificate_authority a on a.id = x.authority_id
join app.community c on c.id = x.community_id and c.enabled
left join app.api_key_config g on g.community_id = x.community_id
where x.fingerprint = $1`;

const query: PreparedQuery<Params, FoundCertificate> = {
  name,
  statement: ({ fingerprint, ip }) => ({ name, text, values: [fingerprint, ip] }),
};

/** The certificate with this fingerprint, of an enabled community; undefined: there is none. Scope auth. */
export const findCertificate = (db: Reader, params: Params): Promise<FoundCertificate | undefined> =>
  db.first(query, params);

/** What the plan test explains. */
export const findCertificateStatement = (params: Params) => query.statement(params);
