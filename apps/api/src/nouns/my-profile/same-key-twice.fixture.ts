import { type SameKeyTwice, secondFactorOf } from '../../testing/every-call/same-key-twice.ts';

export const sameKeyTwice: SameKeyTwice = {
  ready: {
    'myProfile.endSession': async (owner, userId) => {
      const { rows } = await owner.query<{ id: number }>(
        `insert into app.session (token_hash, csrf_token, user_id, created_at, last_activity_at, absolute_expires_at)
         select sha256('another'), 'none', user_id, created_at, last_activity_at, absolute_expires_at
         from app.session where user_id = $1 limit 1 returning id`,
        [userId],
      );
      return { params: { sessionId: Number(rows[0]?.id) } };
    },
    'myProfile.removeSecondFactor': async (owner, userId) => {
      await secondFactorOf(owner, userId);
      return {};
    },
    'myProfile.renewRecoveryCodes': async (owner, userId) => {
      await secondFactorOf(owner, userId);
      return {};
    },
  },
};
