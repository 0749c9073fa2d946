import { sql } from 'kysely';
import { selected, written, type ColumnMap, type Selected } from '../../connect/entity-columns.ts';
import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import { voidLinksToFormerEmail } from '../../auth/write-single-use-tokens.ts';
import type { WriteTransaction } from '../../connect/write-transaction.ts';

/** What is decided about a member of staff; the employee number is null where there is none. */
const detailColumns = { fullName: 'full_name', emailAddress: 'email' } as const satisfies ColumnMap;

const plainColumns = {
  ...detailColumns,
  systemUserId: 'id',
  loginName: 'login_name',
  version: 'version',
} as const satisfies ColumnMap;

const select = () =>
  build
    .selectFrom('app.system_user as u')
    .select(selected('u', plainColumns))
    .select((eb) => [
      sql<string>`coalesce(u.employee_number, '')`.as('employeeNumber'),
      sql<'ACTIVE' | 'DISABLED'>`u.status`.as('status'),
      eb
        .selectFrom('app.user_role as ur')
        .select(sql<number[]>`coalesce(array_agg(ur.role_id order by ur.role_id), '{}')`.as('ids'))
        .whereRef('ur.user_id', '=', 'u.id')
        .$asScalar()
        .$notNull()
        .as('roleIds'),
    ])
    .where('u.kind', '=', 'STAFF');

/** A member of staff; the ids of the staff roles held are ascending. */
export type AdministratorRecord = Selected<ReturnType<typeof select>>;

const byId = preparedQuery('administrators.get', (p: { systemUserId: number }) =>
  select().where('u.id', '=', p.systemUserId),
);

/** A member of staff, or undefined. */
export const getAdministrator = (db: Reader, systemUserId: number): Promise<AdministratorRecord | undefined> =>
  db.first(byId, { systemUserId });

/**
 * Locks the user until the transaction ends. Changes of administrators run one after the other, so that two of them
 * cannot leave no one. Scope auth.
 */
export async function lockAdministrator(trx: WriteTransaction, systemUserId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('administrators', 7201120006))`.execute(trx);
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

/** Whether a user signs in with this name already, in any case. */
export const isLoginTaken = async (db: Reader, loginName: string): Promise<boolean> =>
  (await db.first(login, { folded: loginName.toLowerCase() })) !== undefined;

export interface AdministratorValues extends Pick<AdministratorRecord, 'fullName' | 'emailAddress' | 'employeeNumber'> {
  readonly roleIds: readonly number[];
}

const valuesOf = (administratorValues: AdministratorValues) => ({
  ...written(detailColumns, administratorValues),
  employee_number: administratorValues.employeeNumber || null,
});

/** Adds a member of staff with a temporary password that works until a moment, or for good. Throws ConflictError when the login name is taken. Scope auth. */
export async function insertAdministrator(
  trx: WriteTransaction,
  administratorValues: AdministratorValues & { loginName: string; passwordHash: string; at: Date; until: Date | null },
): Promise<number> {
  const { id } = await trx
    .insertInto('app.system_user')
    .values({
      kind: 'STAFF',
      community_id: null,
      login_name: administratorValues.loginName,
      ...valuesOf(administratorValues),
      created_at: administratorValues.at,
      updated_at: administratorValues.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('app.credential')
    .values({
      user_id: id,
      password_hash: administratorValues.passwordHash,
      must_change: true,
      changed_at: administratorValues.at,
      expires_at: administratorValues.until,
    })
    .execute();
  await giveRoles(trx, id, administratorValues.roleIds, administratorValues.at);
  return id;
}

/** Changes a member of staff and the roles held; another email voids reset links. Scope auth. */
export async function updateAdministrator(
  trx: WriteTransaction,
  administratorValues: AdministratorValues & { systemUserId: number; at: Date },
): Promise<void> {
  await voidLinksToFormerEmail(trx, {
    userId: administratorValues.systemUserId,
    email: administratorValues.emailAddress,
    now: administratorValues.at,
  });
  await trx
    .updateTable('app.system_user')
    .set({
      ...valuesOf(administratorValues),
      updated_at: administratorValues.at,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', administratorValues.systemUserId)
    .execute();
  await trx
    .deleteFrom('app.user_role')
    .where('user_id', '=', administratorValues.systemUserId)
    .where('role_id', 'not in', [...administratorValues.roleIds])
    .execute();
  await giveRoles(trx, administratorValues.systemUserId, administratorValues.roleIds, administratorValues.at);
}

/** Lets a member of staff sign in, or no longer. Scope auth. */
export async function setAdministratorStatus(
  trx: WriteTransaction,
  { systemUserId, status, at }: { systemUserId: number; status: AdministratorRecord['status']; at: Date },
): Promise<void> {
  await trx
    .updateTable('app.system_user')
    .set({ status, updated_at: at, version: sql<number>`version + 1` })
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

const withRight = preparedQuery('administrators.count-with-right', (p: { right: string }) =>
  build
    .selectFrom('app.system_user as u')
    .innerJoin('app.user_role as ur', 'ur.user_id', 'u.id')
    .innerJoin('app.role_right as rr', 'rr.role_id', 'ur.role_id')
    .select((eb) => eb.fn.count<number>('u.id').distinct().as('count'))
    .where('u.kind', '=', 'STAFF')
    .where('u.status', '=', 'ACTIVE')
    .where('rr.right_code', '=', p.right),
);

/** How many enabled members of staff hold a right. Scope auth. */
export const countStaffWithRight = async (db: Reader, right: string): Promise<number> =>
  (await db.first(withRight, { right }))?.count ?? 0;

const rightsHeld = preparedQuery('administrators.rights-of-others', (p: { systemUserId: number }) =>
  build
    .selectFrom('app.system_user as u')
    .innerJoin('app.user_role as ur', 'ur.user_id', 'u.id')
    .innerJoin('app.role_right as rr', 'rr.role_id', 'ur.role_id')
    .select(['u.id as systemUserId', sql<string[]>`array_agg(distinct rr.right_code)`.as('rights')])
    .where('u.kind', '=', 'STAFF')
    .where('u.status', '=', 'ACTIVE')
    .where('u.id', '<>', p.systemUserId)
    .where('rr.right_code', 'in', ['MANAGE_ADMINISTRATORS', 'AUTHORISE_ADMINISTRATORS'])
    .groupBy('u.id'),
);

/** The enabled staff but one who request or approve changes of administrators, with these rights. Scope auth. */
export const listOtherAdministrators = (
  db: Reader,
  systemUserId: number,
): Promise<{ systemUserId: number; rights: string[] }[]> => db.all(rightsHeld, { systemUserId });
