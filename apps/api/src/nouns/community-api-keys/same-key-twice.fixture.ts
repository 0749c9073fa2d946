import { AT, type Ready, type SameKeyTwice } from '../../testing/every-call/same-key-twice.ts';
import { PASSWORD } from '../../testing/test-browser.ts';

const key: Ready = async (owner) => {
  const { rows } = await owner.query<{ id: number }>(
    `insert into app.api_key (community_id, name, security_code, key_hash, key_hint, expires_at, created_by, created_at, updated_at)
     values (10, 'Meters', 'SECRET', sha256('a key that staff disable'), 'qp_sec_10_…k5Zq', '2028-11-20', 'Dana Petrov', $1, $1) returning id`,
    [AT],
  );
  return {
    params: { id: Number(rows[0]?.id) },
    body: { jiraIssue: 'OPS-4182', yourPassword: PASSWORD, statusCode: 'INACTIVE' },
  };
};

export const sameKeyTwice: SameKeyTwice = { ready: { 'communityApiKeys.setStatus': key } };
