import type { CommunityZones, FormerTimeZone } from '@quickportal/contracts/rules/dates/community-zones';
import type { ProductCode } from '@quickportal/contracts/rules/payments/connections';
import type { PreparedQuery } from '../connect/prepared-query.ts';
import type { Reader } from '../connect/reader.ts';
import { enabledProductsOf } from '../nouns/products/list-enabled-products.ts';

/** A person and what they hold. `holdings` is `RIGHT,RIGHT,7:RIGHT`: a number is the business the right holds in. */
export interface SessionUser {
  readonly id: number;
  readonly kind: 'STAFF' | 'CLIENT';
  readonly loginName: string;
  readonly fullName: string;
  readonly email: string;
  /** False once disabled. */
  readonly active: boolean;
  readonly holdings: string | null;
  readonly businessIds: number[] | null;
}

/** Everything one request needs to know about its session. Times are ISO 8601 UTC. */
export interface FoundSession {
  /** SHA-256 of the token, hexadecimal. */
  readonly tokenHash: string;
  readonly id: number;
  /** Why it was ended (`EndReason`); null while it is open. */
  readonly endReason: string | null;
  readonly stage: 'SECOND_FACTOR' | 'CHANGE_PASSWORD' | 'ACTIVE';
  readonly csrfToken: string;
  readonly lastActivityAt: string;
  readonly expiresAt: string;
  readonly reauthenticationNeeded: boolean;
  readonly user: SessionUser;
  readonly viewAs: SessionUser | null;
  readonly community:
    | (CommunityZones & {
        id: number;
        name: string;
        currency: 'AUD' | 'NZD';
        products: readonly ProductCode[];
        isDecommissioned: boolean;
      })
    | null;
}

const person = (alias: string, prefix: string): string => `
  ${alias}.id as ${prefix}_id, ${alias}.kind as ${prefix}_kind, ${alias}.login_name as ${prefix}_login_name,
  ${alias}.full_name as ${prefix}_full_name, ${alias}.email as ${prefix}_email,
  ${alias}.status = 'ACTIVE' as ${prefix}_active`;

// A role for staff never counts for a client user, nor the other way round; a business role counts in a business only
const holdings = (alias: string): string => `(
  select string_agg(case when ur.business_id is null then r.rights
      else ur.business_id || ':' || replace(r.rights, ',', ',' || ur.business_id || ':') end, ',')
  from app.user_role ur
  join app.role r on r.id = ur.role_id and r.rights <> '' and (r.scope = 'STAFF') = (${alias}.kind = 'STAFF')
  where ur.user_id = ${alias}.id and (ur.business_id is not null or r.scope in ('COMMUNITY', 'STAFF')))`;

const businesses = (alias: string): string =>
  `(select array_agg(ub.business_id order by ub.business_id) from app.user_business ub where ub.user_id = ${alias}.id)`;

// One look at everything: whatever is taken away counts from the next request on
const textFor = (count: number): string => `
select encode(s.token_hash, 'hex') as token_hash, s.id, s.stage, s.csrf_token, s.last_activity_at, s.absolute_expires_at,
  s.reauthentication_needed, case when s.ended_at is not null then coalesce(s.end_reason, '') end as end_reason,
  ${person('u', 'user')}, ${holdings('u')} as user_holdings, ${businesses('u')} as user_businesses,
  ${person('v', 'view_as')},
  case when v.id is not null then ${holdings('v')} end as view_as_holdings,
  case when v.id is not null then ${businesses('v')} end as view_as_businesses,
  c.id as community_id, c.name as community_name, c.decommissioned_at is not null as is_decommissioned, c.time_zone, c.former_time_zones, c.currency,
  ${enabledProductsOf('c')} as products
from app.session s
join app.system_user u on u.id = s.user_id and u.status = 'ACTIVE'
left join app.system_user v on v.id = s.view_as_user_id
left join app.community c on c.id = coalesce(v.community_id, u.community_id, s.chosen_community_id)
where s.token_hash in (${Array.from({ length: count }, (_, n) => `$${n + 1}`).join(', ')}) and (u.kind = 'STAFF' or c.enabled)`;

type Person<P extends string> = Record<`${P}_id`, number> &
  Record<`${P}_kind`, 'STAFF' | 'CLIENT'> &
  Record<`${P}_login_name` | `${P}_full_name` | `${P}_email`, string> &
  Record<`${P}_active`, boolean> &
  Record<`${P}_holdings`, string | null> &
  Record<`${P}_businesses`, number[] | null>;

interface Row extends Person<'user'>, Person<'view_as'> {
  token_hash: string;
  id: number;
  end_reason: string | null;
  stage: FoundSession['stage'];
  csrf_token: string;
  last_activity_at: string;
  absolute_expires_at: string;
  reauthentication_needed: boolean;
  community_id: number | null;
  community_name: string;
  is_decommissioned: boolean;
  time_zone: string;
  former_time_zones: FormerTimeZone[];
  currency: 'AUD' | 'NZD';
  products: ProductCode[];
}

const queries = new Map<number, PreparedQuery<{ hashes: readonly string[] }, Row>>();

/**
 * The query for so many hashes. PostgreSQL plans a list of parameters once and for all, but an array again each time:
 * planning this takes several times as long as running it.
 */
function queryFor(count: number): PreparedQuery<{ hashes: readonly string[] }, Row> {
  const known = queries.get(count);
  if (known) return known;
  const name = `auth.find-sessions.${count}`;
  const text = textFor(count);
  const query = {
    name,
    statement: ({ hashes }: { hashes: readonly string[] }) => ({ name, text, values: [...hashes] }),
  };
  queries.set(count, query);
  return query;
}

/** Sessions of active users, those that were ended too, by token hash (hexadecimal), in one round trip. Scope auth. */
export async function findSessions(db: Reader, tokenHashes: readonly string[]): Promise<FoundSession[]> {
  if (tokenHashes.length === 0) return [];
  // lists are filled up to the next power of two with their last hash, so that there are only a few queries
  const count = 2 ** Math.ceil(Math.log2(tokenHashes.length));
  const hashes = Array.from(
    { length: count },
    (_, n) => String.raw`\x${tokenHashes[Math.min(n, tokenHashes.length - 1)]}`,
  );
  return (await db.all(queryFor(count), { hashes })).map(sessionOf);
}

function sessionOf(row: Row): FoundSession {
  return {
    tokenHash: row.token_hash,
    id: row.id,
    endReason: row.end_reason,
    stage: row.stage,
    csrfToken: row.csrf_token,
    lastActivityAt: row.last_activity_at,
    expiresAt: row.absolute_expires_at,
    reauthenticationNeeded: row.reauthentication_needed,
    user: {
      id: row.user_id,
      kind: row.user_kind,
      loginName: row.user_login_name,
      fullName: row.user_full_name,
      email: row.user_email,
      active: row.user_active,
      holdings: row.user_holdings,
      businessIds: row.user_businesses,
    },
    viewAs: row.view_as_id
      ? {
          id: row.view_as_id,
          kind: row.view_as_kind,
          loginName: row.view_as_login_name,
          fullName: row.view_as_full_name,
          email: row.view_as_email,
          active: row.view_as_active,
          holdings: row.view_as_holdings,
          businessIds: row.view_as_businesses,
        }
      : null,
    community:
      row.community_id === null
        ? null
        : {
            id: row.community_id,
            name: row.community_name,
            timeZone: row.time_zone,
            formerTimeZones: row.former_time_zones,
            currency: row.currency,
            products: row.products,
            isDecommissioned: row.is_decommissioned,
          },
  };
}
