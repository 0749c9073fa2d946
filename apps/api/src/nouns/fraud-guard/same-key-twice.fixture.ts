import { AT, type SameKeyTwice } from '../../testing/every-call/same-key-twice.ts';

export const sameKeyTwice: SameKeyTwice = {
  ready: {
    'fraudGuard.deleteBusinessRules': async (owner) => {
      await owner.query(
        `insert into app.fraud_guard_rules (community_id, business_id, created_at, updated_at)
         values (10, 102, $1, $1) on conflict do nothing`,
        [AT],
      );
      return {};
    },
  },
};
