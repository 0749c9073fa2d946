import { setTimeout as delay } from 'node:timers/promises';
import { Client, DatabaseError, escapeLiteral } from 'pg';
import { rolePassword, scramVerifier } from '../connect/role-password.ts';
import { roles, type Role } from '../connect/scope.ts';
import { SetUpError } from '../terminal/set-up-error.ts';

// Left to itself PostgreSQL plans a page again each time, because an unknown LIMIT looks dear: 0.3 ms of 0.8. The plan
// tests hold the generic plans of what the two roles read.
const generic = { plan_cache_mode: 'force_generic_plan' };

/** What every session of a role starts with. Set on the role, because a pooler would not pass it on. */
const settings: Record<Role, Record<string, string>> = {
  tenant: { ...generic, statement_timeout: '15s', lock_timeout: '5s', idle_in_transaction_session_timeout: '10s' },
  restricted: { ...generic, statement_timeout: '15s', lock_timeout: '5s', idle_in_transaction_session_timeout: '10s' },
  staff: { statement_timeout: '30s', lock_timeout: '5s', idle_in_transaction_session_timeout: '10s' },
  jobs: { statement_timeout: '10min', lock_timeout: '10s', idle_in_transaction_session_timeout: '60s' },
  auth: { statement_timeout: '5s', lock_timeout: '5s', idle_in_transaction_session_timeout: '10s' },
};
const commonSettings = { search_path: '', timezone: 'UTC', jit: 'off', random_page_cost: '1.1' };
const settingsOf = (role: Role): [name: string, value: string][] =>
  Object.entries({ ...commonSettings, ...settings[role] });

type MasterKey = string | Uint8Array;

/**
 * Creates the login roles where they are missing, and sets their passwords and session settings. Safe to repeat. An
 * owner who may not do that finds them as an administrator made them with `loginRolesSql`; SetUpError says what is
 * missing.
 */
export async function ensureLoginRoles(owner: Client, masterKey: MasterKey): Promise<void> {
  try {
    for (const role of roles) {
      await whenCatalogIsFree(async () => {
        const found = await owner.query('select from pg_catalog.pg_roles where rolname = $1', [role]);
        if (found.rowCount === 0) await owner.query(`create role ${role} login`);
      });
      for (const statement of roleStatements(role, masterKey)) await whenCatalogIsFree(() => owner.query(statement));
    }
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.code !== '42501') throw error;
    const faults = await findRoleFaults(owner, masterKey);
    if (faults.length === 0) return;
    throw new SetUpError(
      `The owner in DATABASE_URL may not create or change roles, and ${faults.join('; ')}.`,
      'Have an administrator of the server run what `npm run --silent database-roles` prints, with the same MASTER_KEY.',
      error,
    );
  }
}

/** The same as SQL that an administrator of the server runs once, where the owner may not create roles. */
export function loginRolesSql(masterKey: MasterKey): string {
  return roles
    .flatMap((role) => [
      `do $$ begin if not exists (select from pg_roles where rolname = '${role}') then create role ${role} login; end if; end $$`,
      ...roleStatements(role, masterKey),
    ])
    .map((statement) => `${statement};\n`)
    .join('');
}

function roleStatements(role: Role, masterKey: MasterKey): string[] {
  const verifier = escapeLiteral(scramVerifier(masterKey, role));
  return [
    `alter role ${role} login ${inherits(role)} password ${verifier}`,
    ...(role === 'restricted' ? ['grant tenant to restricted'] : []),
    ...settingsOf(role).map(([name, value]) => `alter role ${role} set ${name} = ${escapeLiteral(value)}`),
  ];
}

// restricted is tenant with one policy more: it has tenant's grants and policies by being a member
const inherits = (role: Role): string => (role === 'restricted' ? 'inherit' : 'noinherit');

interface RoleRow {
  name: Role;
  config: string[] | null;
  in_tenant: boolean;
}

/** What the roles lack, in words; empty when they are as `loginRolesSql` makes them. */
async function findRoleFaults(owner: Client, masterKey: MasterKey): Promise<string[]> {
  const { rows } = await owner.query<RoleRow>(
    `select r.rolname as name, r.rolconfig as config, exists (select from pg_catalog.pg_auth_members m
       where m.member = r.oid and m.roleid = (select oid from pg_catalog.pg_roles where rolname = 'tenant')) as in_tenant
     from pg_catalog.pg_roles r where r.rolname = any ($1)`,
    [roles],
  );
  const found = new Map(rows.map((row) => [row.name, row]));
  const faults: string[] = [];
  for (const role of roles) {
    const row = found.get(role);
    if (!row) faults.push(`role ${role} does not exist`);
    else faults.push(...(await faultsOf(owner, row, masterKey)));
  }
  return faults;
}

async function faultsOf(owner: Client, { name, config, in_tenant }: RoleRow, masterKey: MasterKey): Promise<string[]> {
  const kept = new Set((config ?? []).map((entry) => entry.toLowerCase()));
  // an empty list is kept as one empty name
  const missing = settingsOf(name).filter(([setting, value]) => !kept.has(`${setting}=${value || '""'}`.toLowerCase()));
  return [
    ...missing.map(([setting, value]) => `role ${name} lacks the setting ${setting} = '${value}'`),
    ...(name === 'restricted' && !in_tenant ? ['role restricted is not a member of tenant'] : []),
    ...((await canSignIn(owner, name, masterKey)) ? [] : [`role ${name} has another password than MASTER_KEY gives`]),
  ];
}

async function canSignIn({ host, port, database, ssl }: Client, role: Role, masterKey: MasterKey): Promise<boolean> {
  const client = new Client({ host, port, database, ssl, user: role, password: rolePassword(masterKey, role) });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch (error) {
    if (error instanceof DatabaseError && error.code?.startsWith('28')) return false;
    throw error;
  } finally {
    await client.end();
  }
}

/** What the roles may do in this one database. Not copied with a template, so it is applied again after a copy. */
export async function grantDatabase(owner: Client): Promise<void> {
  const { rows } = await owner.query<{ name: string }>('select pg_catalog.current_database() as name');
  const database = owner.escapeIdentifier(rows[0]?.name ?? '');
  // jobs makes the schema of its queue; no one else makes anything
  await whenCatalogIsFree(() => owner.query(`grant connect, create on database ${database} to jobs`));
  await whenCatalogIsFree(() =>
    owner.query(`grant connect on database ${database} to tenant, restricted, staff, auth`),
  );
}

/** Roles belong to the whole server: another database's migration may be changing the same catalogue row. */
async function whenCatalogIsFree(change: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await change();
      return;
    } catch (error) {
      const code = error instanceof DatabaseError ? error.code : undefined;
      const concurrent = code === 'XX000' || code === '23505' || code === '42710';
      if (!concurrent || attempt === 20) throw error;
      await delay(10 * attempt);
    }
  }
}
