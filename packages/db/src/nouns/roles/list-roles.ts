import type { RoleScope } from '@quickportal/contracts/roles/role';
import { sql } from 'kysely';
import { selected, type ColumnMap, type Selected } from '../../connect/entity-columns.ts';
import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';

const roleColumns = {
  roleId: 'id',
  // Where it is held: in the community, in one supplier or buyer business, or as staff of the platform
  scope: 'scope',
  // Null for roles that every community has, and for those of staff
  communityId: 'community_id',
  code: 'code',
  name: 'name',
  description: 'description',
  version: 'version',
} as const satisfies ColumnMap;

const roles = () =>
  build
    .selectFrom('app.role as r')
    .select(selected('r', roleColumns))
    .select((eb) =>
      eb
        .selectFrom('app.role_right as rr')
        .select(sql<string[]>`coalesce(array_agg(rr.right_code order by rr.right_code), '{}')`.as('codes'))
        .whereRef('rr.role_id', '=', 'r.id')
        .$asScalar()
        .$notNull()
        .as('rights'),
    )
    .orderBy(sql`app.fold(r.name)`)
    .orderBy('r.id');

/** A role with its rights, sorted. */
export type Role = Selected<ReturnType<typeof roles>>;

/** A role with how many users of the community hold it. */
export interface CommunityRole extends Role {
  scope: RoleScope;
  userCount: number;
}

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
export const listStaffRoles = (db: Reader): Promise<Role[]> => db.all(ofStaff, {});

const holders = preparedQuery('auth.holders-of-role', (params: { roleId: number }) =>
  build.selectFrom('app.user_role').select('user_id as userId').distinct().where('role_id', '=', params.roleId),
);

/** Ids of the users who hold a role, anywhere. */
export const listHolders = async (db: Reader, roleId: number): Promise<number[]> =>
  (await db.all(holders, { roleId })).map(({ userId }) => userId);
