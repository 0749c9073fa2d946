import { sql } from 'kysely';
import { build, preparedQuery } from '../connect/prepared-query.ts';
import type { Reader } from '../connect/reader.ts';

/** A role and what comes with it. */
export interface Role {
  readonly roleId: number;
  /** Where it is held: in the community, in one supplier or buyer business, or as staff of the platform. */
  readonly scope: 'COMMUNITY' | 'SUPPLIER_BUSINESS' | 'BUSINESS' | 'STAFF';
  /** Null for roles that every community has, and for those of staff. */
  readonly communityId: number | null;
  readonly code: string;
  readonly name: string;
  readonly description: string;
  /** Codes of rights, sorted. */
  readonly rights: string[];
  readonly version: number;
}

/** A role with how many users of the community hold it. */
export interface CommunityRole extends Role {
  readonly scope: 'COMMUNITY' | 'SUPPLIER_BUSINESS' | 'BUSINESS';
  readonly userCount: number;
}

const roles = () =>
  build
    .selectFrom('app.role as r')
    .select((eb) => [
      'r.id as roleId',
      'r.scope',
      'r.community_id as communityId',
      'r.code',
      'r.name',
      'r.description',
      'r.version',
      eb
        .selectFrom('app.role_right as rr')
        .select(sql<string[]>`coalesce(array_agg(rr.right_code order by rr.right_code), '{}')`.as('codes'))
        .whereRef('rr.role_id', '=', 'r.id')
        .as('rights'),
    ])
    .orderBy(sql`app.fold(r.name)`)
    .orderBy('r.id');

const ofCommunity = preparedQuery('auth.roles-of-community', (params: { communityId: number }) =>
  roles()
    .select((eb) =>
      eb
        .selectFrom('app.user_role as ur')
        .select((inner) => inner.fn.count<number>('ur.user_id').distinct().as('count'))
        .whereRef('ur.role_id', '=', 'r.id')
        .where('ur.community_id', '=', params.communityId)
        .as('userCount'),
    )
    .where('r.scope', '<>', 'STAFF')
    .where((eb) => eb.or([eb('r.community_id', 'is', null), eb('r.community_id', '=', params.communityId)])),
);
const ofStaff = preparedQuery('auth.roles-of-staff', () => roles().where('r.scope', '=', 'STAFF'));

/** Roles that users of a community can hold: its own and those that every community has; by name. Scope auth. */
export const listCommunityRoles = (db: Reader, communityId: number): Promise<CommunityRole[]> =>
  db.all(ofCommunity, { communityId }) as Promise<CommunityRole[]>;

/** Roles that staff can hold, by name. */
export const listStaffRoles = (db: Reader): Promise<Role[]> => db.all(ofStaff, {}) as Promise<Role[]>;
