import { randomBytes } from 'node:crypto';
import type { Right } from '@quickportal/contracts/access/rights';
import { hashPassword } from '../engines/auth/passwords/password-hashing.ts';
import { tokenHash } from '../engines/auth/secret-token.ts';
import { PASSWORD } from './test-browser.ts';
import type { TestServices } from './test-services.ts';

/** A session as a caller needs it: headers for every call. */
export interface SignedIn {
  userId: number;
  sessionId: number;
  csrfToken: string;
  headers: { cookie: string; 'x-requested-with': string };
}

export interface TestUser {
  loginName: string;
  /** "Person" and the login name unless given. */
  fullName?: string;
  /** STAFF where there is no community, otherwise CLIENT. */
  kind?: 'STAFF' | 'CLIENT';
  /** Null for staff; staff work in `chooses` where it is given. */
  communityId: number | null;
  rights?: readonly Right[];
  /** The community a staff session has chosen. */
  chooses?: number;
  /** Rights count in this business only. */
  inBusiness?: number;
  /** The user is restricted to these businesses. */
  businessIds?: readonly number[];
  /** That of every test user unless given; null: the user has none. */
  password?: string | null;
  mustChange?: boolean;
  email?: string;
}

const hashes = new Map<string, Promise<string>>();
const hashOf = (password: string): Promise<string> => {
  const known = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, known);
  return known;
};

/** Adds a user with exactly these rights. Returns its id. */
export async function addUser({ owner, clock }: TestServices, user: TestUser): Promise<number> {
  const at = clock.now().toISOString();
  const { loginName, communityId, rights = [], password = PASSWORD, inBusiness = null } = user;
  const kind = user.kind ?? (communityId === null ? 'STAFF' : 'CLIENT');
  const insert = async (text: string, values: unknown[]) =>
    Number((await owner.query<{ id: string }>(text, values)).rows[0]?.id);
  const userId = await insert(
    `insert into app.system_user (kind, community_id, login_name, full_name, email, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $6) returning id`,
    [
      kind,
      communityId,
      loginName,
      user.fullName ?? `Person ${loginName}`,
      user.email ?? `${loginName}@example.com`,
      at,
    ],
  );
  if (password !== null)
    await owner.query(
      'insert into app.credential (user_id, password_hash, must_change, changed_at) values ($1, $2, $3, $4)',
      [userId, await hashOf(password), user.mustChange ?? false, at],
    );
  const scope = kind === 'STAFF' ? 'STAFF' : inBusiness === null ? 'COMMUNITY' : 'SUPPLIER_BUSINESS';
  const roleId = await insert(
    `insert into app.role (scope, community_id, code, name, created_at, updated_at) values ($1, $2, $3, $3, $4, $4) returning id`,
    [scope, communityId, `role-of-${loginName}`, at],
  );
  await owner.query('insert into app.role_right (role_id, right_code) select $1, unnest($2::text[])', [roleId, rights]);
  await owner.query(
    'insert into app.user_role (user_id, role_id, community_id, business_id, granted_at) values ($1, $2, $3, $4, $5)',
    [userId, roleId, communityId, inBusiness, at],
  );
  await owner.query(
    'insert into app.user_business (community_id, user_id, business_id) select $1, $2, unnest($3::bigint[])',
    [communityId, userId, user.businessIds ?? []],
  );
  return userId;
}

/** Adds a user, who has no password unless one is given, and opens a session for it. */
export async function signIn(services: TestServices, user: TestUser): Promise<SignedIn> {
  const userId = await addUser(services, { password: null, fullName: user.loginName, ...user });
  const now = services.clock.now();
  const token = randomBytes(32).toString('base64url');
  const csrfToken = randomBytes(24).toString('base64url');
  const { rows } = await services.owner.query<{ id: string }>(
    `insert into app.session (token_hash, csrf_token, user_id, created_at, last_activity_at, reauthenticated_at, absolute_expires_at, chosen_community_id)
     values ($1, $2, $3, $4, $4, $4, $5, $6) returning id`,
    [
      Buffer.from(tokenHash(token), 'hex'),
      csrfToken,
      userId,
      now.toISOString(),
      new Date(now.getTime() + 12 * 3_600_000).toISOString(),
      user.chooses ?? null,
    ],
  );
  return {
    userId,
    sessionId: Number(rows[0]?.id),
    csrfToken,
    headers: { cookie: `quickportal=${token}`, 'x-requested-with': 'XMLHttpRequest' },
  };
}
