import { sql } from 'kysely';
import type { WriteTransaction } from '../../connect/write-transaction.ts';

interface Person {
  readonly fullName: string;
  readonly email: string;
  readonly phone: string;
}

const columnsOf = (people: readonly Person[]) => ({
  names: people.map(({ fullName }) => fullName),
  emails: people.map(({ email }) => email),
  phones: people.map(({ phone }) => phone),
});

/** Adds client users and returns their ids by their login names in small letters. Throws ConflictError for a taken one. */
export async function insertUploadedUsers(
  trx: WriteTransaction,
  { communityId, people, at }: { communityId: number; people: readonly (Person & { loginName: string })[]; at: Date },
): Promise<Map<string, number>> {
  const { names, emails, phones } = columnsOf(people);
  const { rows } = await sql<{ id: number; login: string }>`
    insert into app.system_user (kind, community_id, login_name, full_name, email, phone_number, created_at, updated_at)
    select 'CLIENT', ${communityId}::bigint, login_name, full_name, email, nullif(phone, ''), ${at.toISOString()}, ${at.toISOString()}
    from unnest(${people.map(({ loginName }) => loginName)}::text[], ${names}::text[], ${emails}::text[], ${phones}::text[])
      as given (login_name, full_name, email, phone)
    returning id, login_folded as login`.execute(trx);
  return new Map(rows.map(({ id, login }) => [login, id]));
}

/** Replaces names, emails and phones of users. */
export async function updateUploadedUsers(
  trx: WriteTransaction,
  { people, at }: { people: readonly (Person & { userId: number })[]; at: Date },
): Promise<void> {
  if (people.length === 0) return;
  const { names, emails, phones } = columnsOf(people);
  await sql`
    update app.system_user u set full_name = given.full_name, email = given.email, phone_number = nullif(given.phone, ''),
      updated_at = ${at.toISOString()}, version = u.version + 1
    from unnest(${people.map(({ userId }) => userId)}::bigint[], ${names}::text[], ${emails}::text[], ${phones}::text[])
      as given (id, full_name, email, phone)
    where u.id = given.id`.execute(trx);
}

interface Assigned {
  readonly userIds: readonly number[];
  readonly communityId: number;
  /** Business null: everywhere. */
  readonly roles: readonly { readonly roleId: number; readonly businessId: number | null }[];
  readonly businessIds: readonly number[];
  readonly at: Date;
}

/** Replaces the roles and the restriction of users by the same ones for all. */
export async function assignUploadedRoles(trx: WriteTransaction, assigned: Assigned): Promise<void> {
  const { userIds, communityId, roles, businessIds, at } = assigned;
  await sql`delete from app.user_role where user_id = any (${userIds}::bigint[])`.execute(trx);
  await sql`delete from app.user_business where user_id = any (${userIds}::bigint[])`.execute(trx);
  await sql`
    insert into app.user_role (user_id, role_id, community_id, business_id, granted_at)
    select u, r.role_id, ${communityId}::bigint, r.business_id, ${at.toISOString()} from unnest(${userIds}::bigint[]) u
    cross join unnest(${roles.map(({ roleId }) => roleId)}::bigint[], ${roles.map(({ businessId }) => businessId)}::bigint[])
      as r (role_id, business_id)`.execute(trx);
  await sql`
    insert into app.user_business (community_id, user_id, business_id)
    select ${communityId}::bigint, u, b from unnest(${userIds}::bigint[]) u
    cross join unnest(${businessIds}::bigint[]) b`.execute(trx);
}

/** A user whom no temporary password was made for yet. */
export interface UninvitedUser {
  userId: number;
  loginName: string;
  fullName: string;
  email: string;
}

/** Those of the users who have no password at all, locked. Scope auth. */
export async function lockUninvitedUsers(trx: WriteTransaction, userIds: readonly number[]): Promise<UninvitedUser[]> {
  const { rows } = await sql<UninvitedUser>`
    select u.id as "userId", u.login_name as "loginName", u.full_name as "fullName", u.email
    from app.system_user u where u.id = any (${userIds}::bigint[]) and u.status = 'ACTIVE'
      and not exists (select from app.credential k where k.user_id = u.id)
    order by u.id for update of u`.execute(trx);
  return rows;
}
