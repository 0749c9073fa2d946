import { AT, type Ready, type SameKeyTwice } from '../../testing/every-call/same-key-twice.ts';

let made = 0;
const key =
  (body?: object): Ready =>
  async (owner) => {
    made += 1;
    const { rows } = await owner.query<{ id: number }>(
      `insert into app.api_key (community_id, name, security_code, key_hash, key_hint, expires_at, created_by, created_at, updated_at)
       values (10, 'Billing', 'SECRET', sha256(convert_to($2, 'UTF8')), 'qp_sec_10_…k4Zq', '2028-11-20', 'Dana Petrov', $1, $1) returning id`,
      [AT, `key of this check ${made}`],
    );
    return { params: { id: Number(rows[0]?.id) }, ...(body && { body }) };
  };

export const sameKeyTwice: SameKeyTwice = {
  ready: {
    'apiKeys.generate': () => ({ body: { name: 'Billing', apiKeySecurityCode: 'SECRET' } }),
    'apiKeys.generateInitialKeys': async (owner) => {
      await owner.query('delete from app.api_key where community_id = 10');
      return {};
    },
    'apiKeys.rotate': key(),
    'apiKeys.saveConfig': () => ({
      body: { checkRequestAgainstWhitelist: false, notificationEmail: 'it@example.com', logRetentionDays: 90 },
    }),
    'apiKeys.setStatus': key({ statusCode: 'INACTIVE' }),
  },
  notMadeHere: {
    'apiKeys.takeSecret': 'The secret is sealed for its requester: keys-by-two-users.test.ts sends the same key twice.',
  },
};
