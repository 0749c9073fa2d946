import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseError, type Client } from 'pg';
import { scramVerifier } from '../connect/role-password.ts';
import { roles, type Role } from '../connect/scope.ts';

// Left to itself PostgreSQL plans a page anew each time, because an unknown LIMIT looks dear: 0.3 ms of 0.8. The plan
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

/** Creates the login roles where they are missing, and sets their passwords and session settings. Safe to repeat. */
export async function ensureLoginRoles(owner: Client, masterKey: string | Uint8Array): Promise<void> {
  for (const role of roles) {
    await whenCatalogIsFree(async () => {
      const found = await owner.query('select from pg_catalog.pg_roles where rolname = $1', [role]);
      if (found.rowCount === 0) await owner.query(`create role ${role} login`);
    });
    await whenCatalogIsFree(() =>
      owner.query(
        `alter role ${role} login ${inherits(role)} password ${owner.escapeLiteral(scramVerifier(masterKey, role))}`,
      ),
    );
    if (role === 'restricted') await whenCatalogIsFree(() => owner.query('grant tenant to restricted'));
    for (const [name, value] of Object.entries({ ...commonSettings, ...settings[role] })) {
      await whenCatalogIsFree(() => owner.query(`alter role ${role} set ${name} = ${owner.escapeLiteral(value)}`));
    }
  }
}

// restricted is tenant with one policy more: it has tenant's grants and policies by being a member
const inherits = (role: Role): string => (role === 'restricted' ? 'inherit' : 'noinherit');

/** What the roles may do in this one database. Not copied with a template, so it is asked for again after a copy. */
export async function grantDatabase(owner: Client): Promise<void> {
  const { rows } = await owner.query<{ name: string }>('select pg_catalog.current_database() as name');
  const database = owner.escapeIdentifier(rows[0]?.name ?? '');
  // jobs makes the schema of its queue; nobody else makes anything
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
