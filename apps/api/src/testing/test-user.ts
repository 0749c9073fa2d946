import { randomBytes } from 'node:crypto';
import type { Right } from '@quickportal/contracts/access/rights';
import { tokenHash } from '../engines/auth/secret-token.ts';
import type { SignedIn } from './test-server.ts';
import type { TestServices } from './test-services.ts';

export interface TestUser {
  loginName: string;
  kind: 'STAFF' | 'CLIENT';
  /** Null for staff; staff work in `choose` where it is given. */
  communityId: number | null;
  rights: readonly Right[];
  /** The community a staff session has chosen. */
  chooses?: number;
  /** Rights count in this business only. */
  inBusiness?: number;
  /** The user is restricted to these businesses. */
  businessIds?: readonly number[];
  /** As `credential.password_hash` keeps it; without one nobody can sign in or confirm a change with a password. */
  passwordHash?: string;
}

/** Adds a user with exactly these rights and opens a session for it. */
export async function signIn({ owner, clock }: TestServices, user: TestUser): Promise<SignedIn> {
  const now = clock.now();
  const at = now.toISOString();
  const one = async (text: string, values: unknown[]): Promise<number> =>
    Number((await owner.query<{ id: string }>(text, values)).rows[0]?.id);
  const userId = await one(
    `insert into app.system_user (kind, community_id, login_name, full_name, email, created_at, updated_at)
     values ($1, $2, $3, $3, $3 || '@example.com', $4, $4) returning id`,
    [user.kind, user.communityId, user.loginName, at],
  );
  const scope = user.kind === 'STAFF' ? 'STAFF' : user.inBusiness ? 'SUPPLIER_BUSINESS' : 'COMMUNITY';
  const roleId = await one(
    `insert into app.role (scope, community_id, code, name, created_at, updated_at) values ($1, $2, $3, $3, $4, $4) returning id`,
    [scope, user.communityId, `role-${userId}`, at],
  );
  await owner.query(`insert into app.role_right (role_id, right_code) select $1, unnest($2::text[])`, [
    roleId,
    user.rights,
  ]);
  await owner.query(
    `insert into app.user_role (user_id, role_id, community_id, business_id, granted_at) values ($1, $2, $3, $4, $5)`,
    [userId, roleId, user.communityId, user.inBusiness ?? null, at],
  );
  await owner.query(
    'insert into app.user_business (community_id, user_id, business_id) select $1, $2, unnest($3::bigint[])',
    [user.communityId, userId, user.businessIds ?? []],
  );
  if (user.passwordHash !== undefined)
    await owner.query('insert into app.credential (user_id, password_hash, changed_at) values ($1, $2, $3)', [
      userId,
      user.passwordHash,
      at,
    ]);
  const token = randomBytes(32).toString('base64url');
  const csrfToken = randomBytes(24).toString('base64url');
  const sessionId = await one(
    `insert into app.session (token_hash, csrf_token, user_id, created_at, last_activity_at, absolute_expires_at, chosen_community_id)
     values ($1, $2, $3, $4, $4, $5, $6) returning id`,
    [
      Buffer.from(tokenHash(token), 'hex'),
      csrfToken,
      userId,
      at,
      new Date(now.getTime() + 12 * 3_600_000).toISOString(),
      user.chooses ?? null,
    ],
  );
  return {
    userId,
    sessionId,
    csrfToken,
    headers: { cookie: `quickportal=${token}`, 'x-requested-with': 'XMLHttpRequest' },
  };
}
