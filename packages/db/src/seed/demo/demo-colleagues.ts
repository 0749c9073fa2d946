import type { Client } from 'pg';
import { insertRows } from '../insert-rows.ts';

const DAY = 86_400_000;

const roles = [
  {
    id: 5,
    community_id: 10,
    scope: 'COMMUNITY',
    code: 'collections officer',
    name: 'Collections officer',
    description: 'Calls late payers and takes their payments',
    rights: ['VIEW_CUSTOMERS', 'VIEW_CUSTOMER_ACCOUNTS', 'TERMINAL_EXISTING_CUSTOMER', 'TransactionDetailView'],
  },
  {
    id: 6,
    community_id: null,
    scope: 'SUPPLIER_BUSINESS',
    code: 'BUSINESS_OFFICER',
    name: 'Business officer',
    description: 'Looks after the customers of one supplier business',
    rights: ['VIEW_CUSTOMERS', 'MANAGE_CUSTOMERS', 'VIEW_CUSTOMER_ACCOUNTS', 'VIEW_RECURRING_CUSTOMERS'],
  },
];

/** `used`: days ago of the last sign-in, null for never. Community 10 unless said. */
const colleagues = [
  { id: 31, login: 'lena.novak', name: 'Lena Novák', roleId: 5, used: 0.1 },
  { id: 32, login: 'sam.tuilagi', name: 'Sam Tuilagi', roleId: 5, used: 2, failed: true },
  { id: 33, login: 'grace.okafor', name: 'Grace Okafor', roleId: 6, businessId: 100, used: 6 },
  { id: 34, login: 'harriet.boyd', name: 'Harriet Boyd', roleId: 2, used: 131 },
  { id: 35, login: 'ivan.marsh', name: 'Ivan Marsh', roleId: 5, used: 48, disabled: true },
  { id: 36, login: 'noor.haddad', name: 'Noor Haddad', roleId: 5, businessIds: [100, 101], used: 1 },
  { id: 37, login: 'jonah.pike', name: 'Jonah Pike', roleId: 2, used: null },
  { id: 38, login: 'mereana.tipene', name: 'Mereana Tipene', roleId: 2, used: 3, communityId: 20 },
];

/** People beside the demo sign-ins, so that the list of users shows every status. */
export async function insertDemoColleagues(owner: Client, now: Date, passwordHash: string): Promise<void> {
  const ago = (days: number): string => new Date(now.getTime() - days * DAY).toISOString();
  const known = { version: 1, created_at: ago(200), updated_at: ago(200) };
  await insertRows(
    owner,
    'app.role',
    roles.map(({ id, community_id, scope, code, name, description }) => ({
      id,
      community_id,
      scope,
      code,
      name,
      description,
      ...known,
    })),
  );
  await insertRows(
    owner,
    'app.role_right',
    roles.flatMap(({ id, rights }) => rights.map((right_code) => ({ role_id: id, right_code }))),
  );
  await insertRows(
    owner,
    'app.system_user',
    colleagues.map(({ id, login, name, used, disabled, communityId = 10 }) => ({
      id,
      kind: 'CLIENT',
      community_id: communityId,
      login_name: login,
      full_name: name,
      email: `${login}@example.com`,
      status: disabled ? 'DISABLED' : 'ACTIVE',
      ...known,
      ...(used === null && { created_at: ago(1), updated_at: ago(1) }),
      last_sign_in_at: used === null ? null : ago(used),
    })),
  );
  await insertRows(
    owner,
    'app.credential',
    colleagues.map(({ id, used, failed }) => ({
      user_id: id,
      password_hash: passwordHash,
      must_change: used === null,
      expires_at: used === null ? ago(-6) : null,
      failed_count: failed ? 10 : 0,
      locked_until: failed ? ago(-1 / 48) : null,
      changed_at: ago(used ?? 1),
      password_history: [],
    })),
  );
  await insertRows(
    owner,
    'app.user_business',
    colleagues.flatMap(({ id, businessIds = [] }) =>
      businessIds.map((business_id) => ({ community_id: 10, user_id: id, business_id })),
    ),
  );
  for (const { id, roleId, businessId = null, communityId = 10 } of colleagues) {
    await owner.query(
      'insert into app.user_role (user_id, role_id, community_id, business_id, granted_at) values ($1, $2, $3, $4, $5)',
      [id, roleId, communityId, businessId, known.created_at],
    );
  }
}
