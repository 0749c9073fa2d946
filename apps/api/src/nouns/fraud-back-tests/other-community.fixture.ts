import { testTime } from '@quickportal/db/testing/test-rows';
import type { Client } from 'pg';
import type { OtherCommunity } from '../../testing/every-call/other-community.ts';

const BACK_TEST = { own: 940_000_001, nextUser: 940_000_002, otherCommunity: 940_000_003 };
const path = 'communities/{communityId}/fraud-guard-back-tests/{backTestId}';

/** A back-test that runs, and the user with the same id who started it. */
async function insert(owner: Client, { communityId, id }: { communityId: number; id: number }): Promise<void> {
  await owner.query(
    `insert into app.system_user (id, kind, community_id, login_name, full_name, email, created_at, updated_at)
     values ($1::bigint, 'CLIENT', $2, 'tester-' || $1::bigint, 'Tester ' || $1::bigint, 'tester@example.com', $3, $3)`,
    [id, communityId, testTime],
  );
  await owner.query(
    `insert into app.fraud_back_test (community_id, id, owner_user_id, business_ids, rules, time_zone, created_at, expires_at)
     values ($1, $2::bigint, $2::bigint, '{102}', '{}', 'Australia/Sydney', $3, $3::timestamptz + interval '1 day')`,
    [communityId, id, testTime],
  );
}

export const otherCommunity: OtherCommunity = {
  things: { [path]: BACK_TEST.otherCommunity },
  insert: async (owner) => {
    await insert(owner, { communityId: 20, id: BACK_TEST.otherCommunity });
  },
  reach: async ({ owner }) => {
    await insert(owner, { communityId: 10, id: BACK_TEST.own });
    await insert(owner, { communityId: 10, id: BACK_TEST.nextUser });
    const backTest = { own: BACK_TEST.own, others: [BACK_TEST.nextUser, BACK_TEST.otherCommunity] };
    return {
      paths: { [path]: backTest },
      // Calls cancel it; the next one finds it running
      giveTo: async (userId) => {
        await owner.query(`delete from app.fraud_back_test where owner_user_id = $1 and id <> $2`, [
          userId,
          BACK_TEST.own,
        ]);
        await owner.query(
          `update app.fraud_back_test set owner_user_id = $1, status = 'RUNNING', ended_at = null where id = $2`,
          [userId, BACK_TEST.own],
        );
      },
    };
  },
};
