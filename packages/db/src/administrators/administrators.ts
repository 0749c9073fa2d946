import { sql } from 'kysely';
import { build, preparedQuery } from '../connect/prepared-query.ts';
import type { Reader } from '../connect/reader.ts';
import type { WriteTransaction } from '../connect/write-transaction.ts';

/** A member of staff. */
export interface AdministratorRow {
  readonly systemUserId: number;
  readonly loginName: string;
  readonly fullName: string;
  readonly emailAddress: string;
  readonly employeeNumber: string;
  readonly status: 'ACTIVE' | 'DISABLED';
  /** Ids of the staff roles held, ascending. */
  readonly roleIds: readonly number[];
  readonly version: number;
}

const one = preparedQuery('administrators.get', (p: { systemUserId: number }) =>
  build
    .selectFrom('app.system_user as u')
    .select((eb) => [
      'u.id as systemUserId',
      'u.login_name as loginName',
      'u.full_name as fullName',
      'u.email as emailAddress',
      sql<string>`coalesce(u.employee_number, '')`.as('employeeNumber'),
      sql<'ACTIVE' | 'DISABLED'>`u.status`.as('status'),
      'u.version',
      eb
        .selectFrom('app.user_role as ur')
        .select(sql<number[]>`coalesce(array_agg(ur.role_id order by ur.role_id), '{}')`.as('ids'))
        .whereRef('ur.user_id', '=', 'u.id')
        .as('roleIds'),
    ])
    .where('u.id', '=', p.systemUserId)
    .where('u.kind', '=', 'STAFF'),
);

/** A member of staff, or undefined. */
export const getAdministrator = (db: Reader, systemUserId: number): Promise<AdministratorRow | undefined> =>
  db.first(one, { systemUserId }) as Promise<AdministratorRow | undefined>;

/** Locks the user until the transaction ends. Scope auth. */
export async function lockAdministrator(trx: WriteTransaction, systemUserId: number): Promise<void> {
  await trx
    .selectFrom('app.system_user')
    .select('id')
    .where('id', '=', systemUserId)
    .where('kind', '=', 'STAFF')
    .forUpdate()
    .execute();
}

const login = preparedQuery('administrators.login-taken', (p: { folded: string }) =>
  build.selectFrom('app.system_user').select('id').where('login_folded', '=', p.folded),
);

/** Whether somebody signs in with this name already, in any case. */
export const isLoginTaken = async (db: Reader, loginName: string): Promise<boolean> =>
  (await db.first(login, { folded: loginName.toLowerCase() })) !== undefined;

export interface AdministratorValues {
  readonly fullName: string;
  readonly emailAddress: string;
  readonly employeeNumber: string;
  readonly roleIds: readonly number[];
}

/** Adds a member of staff with a temporary password. Throws ConflictError when the login name is taken. Scope auth. */
export async function insertAdministrator(
  trx: WriteTransaction,
  it: AdministratorValues & { loginName: string; passwordHash: string; at: Date },
): Promise<number> {
  const { id } = await trx
    .insertInto('app.system_user')
    .values({
      kind: 'STAFF',
      community_id: null,
      login_name: it.loginName,
      full_name: it.fullName,
      email: it.emailAddress,
      employee_number: it.employeeNumber || null,
      created_at: it.at,
      updated_at: it.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('app.credential')
    .values({ user_id: id, password_hash: it.passwordHash, must_change: true, changed_at: it.at })
    .execute();
  await giveRoles(trx, id, it.roleIds, it.at);
  return id;
}

/** Changes a member of staff and the roles held. Scope auth. */
export async function updateAdministrator(
  trx: WriteTransaction,
  it: AdministratorValues & { systemUserId: number; at: Date },
): Promise<void> {
  await trx
    .updateTable('app.system_user')
    .set({
      full_name: it.fullName,
      email: it.emailAddress,
      employee_number: it.employeeNumber || null,
      updated_at: it.at,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', it.systemUserId)
    .execute();
  await trx
    .deleteFrom('app.user_role')
    .where('user_id', '=', it.systemUserId)
    .where('role_id', 'not in', [...it.roleIds])
    .execute();
  await giveRoles(trx, it.systemUserId, it.roleIds, it.at);
}

/** Lets a disabled member of staff sign in again. Scope auth. */
export async function enableAdministrator(trx: WriteTransaction, systemUserId: number, at: Date): Promise<void> {
  await trx
    .updateTable('app.system_user')
    .set({ status: 'ACTIVE', updated_at: at, version: sql<number>`version + 1` })
    .where('id', '=', systemUserId)
    .execute();
}

async function giveRoles(trx: WriteTransaction, userId: number, roleIds: readonly number[], at: Date): Promise<void> {
  await trx
    .insertInto('app.user_role')
    .values(roleIds.map((roleId) => ({ user_id: userId, role_id: roleId, granted_at: at })))
    .onConflict((conflict) => conflict.columns(['user_id', 'role_id', 'business_id']).doNothing())
    .execute();
}
