import type { Client } from 'pg';
import { standardRoles, type StandardRights } from '../../nouns/roles/insert-standard-roles.ts';
import { insertRows } from '../insert-rows.ts';

const roles = standardRoles.map((role, index) => ({ ...role, id: index + 1 }));

interface DemoUser {
  id: number;
  login: string;
  name: string;
  communityId: number | null;
  roleId: number;
  status?: 'DISABLED';
}

const users: readonly DemoUser[] = [
  { id: 1, login: 'facility.admin', name: 'Dana Petrov', communityId: 10, roleId: 1 },
  { id: 7, login: 'facility.second', name: 'Marcus Iyer', communityId: 10, roleId: 1 },
  { id: 2, login: 'facility.viewer', name: 'Tom Carmody', communityId: 10, roleId: 2 },
  { id: 3, login: 'facility.other', name: 'Anahera Rewi', communityId: 20, roleId: 1 },
  { id: 4, login: 'staff.admin', name: 'Priya Sharma', communityId: null, roleId: 3 },
  { id: 5, login: 'staff.second', name: 'Callum McKenzie', communityId: null, roleId: 3 },
  { id: 6, login: 'staff.support', name: 'Mei Chen', communityId: null, roleId: 4 },
  // An administrator who left, to be enabled with a second person
  { id: 8, login: 'staff.former', name: 'Oskar Lindqvist', communityId: null, roleId: 4, status: 'DISABLED' },
];

/** The demo sign-ins with their roles. No second factor: it is optional in a demo database. */
export async function insertDemoUsers(
  owner: Client,
  now: Date,
  passwordHash: string,
  rights: StandardRights,
): Promise<void> {
  const at = new Date(now.getTime() - 200 * 86_400_000).toISOString();
  await insertRows(
    owner,
    'app.role',
    roles.map(({ id, scope, code, name, description }) => ({
      id,
      scope,
      code,
      name,
      description,
      version: 1,
      created_at: at,
      updated_at: at,
    })),
  );
  const roleRights = roles.flatMap((role) =>
    rights[role.rights].map((right_code) => ({ role_id: role.id, right_code })),
  );
  await insertRows(owner, 'app.role_right', roleRights);
  await insertRows(
    owner,
    'app.system_user',
    users.map((user) => ({
      id: user.id,
      kind: user.communityId === null ? 'STAFF' : 'CLIENT',
      community_id: user.communityId,
      login_name: user.login,
      full_name: user.name,
      email: `${user.login}@example.com`,
      status: user.status ?? 'ACTIVE',
      version: 1,
      created_at: at,
      updated_at: at,
      // However far the clock of a demo is moved, these can sign in
      active_since: 'infinity',
    })),
  );
  const credentials = users.map(({ id }) => ({
    user_id: id,
    password_hash: passwordHash,
    must_change: false,
    failed_count: 0,
    changed_at: at,
    password_history: [],
  }));
  await insertRows(owner, 'app.credential', credentials);
  for (const user of users) {
    await owner.query(
      'insert into app.user_role (user_id, role_id, community_id, granted_at) values ($1, $2, $3, $4)',
      [user.id, user.roleId, user.communityId, at],
    );
  }
}
