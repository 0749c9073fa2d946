import { AT, type SameKeyTwice } from '../../testing/every-call/same-key-twice.ts';

export const sameKeyTwice: SameKeyTwice = {
  ready: {
    'fraudBackTests.cancel': async (owner, userId) => {
      // One runs for each user
      await owner.query('delete from app.fraud_back_test where owner_user_id = $1', [userId]);
      await owner.query(
        `insert into app.fraud_back_test (community_id, id, owner_user_id, business_ids, rules, time_zone, created_at, expires_at)
         values (10, 940000004, $1, '{102}', '{}', 'Australia/Sydney', $2, $2::timestamptz + interval '1 day')`,
        [userId, AT],
      );
      return { params: { communityId: 10, backTestId: 940_000_004 } };
    },
  },
};
