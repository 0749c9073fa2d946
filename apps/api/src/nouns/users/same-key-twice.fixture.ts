import { AT, type SameKeyTwice, secondFactorOf } from '../../testing/every-call/same-key-twice.ts';

export const sameKeyTwice: SameKeyTwice = {
  ready: {
    'users.resendInvitation': async (owner) => {
      await owner.query(
        `insert into app.credential (user_id, password_hash, must_change, changed_at) values (3911, 'none', true, $1)
         on conflict (user_id) do update set must_change = true`,
        [AT],
      );
      return {};
    },
    'users.resetPassword': async (owner) => {
      await owner.query('update app.credential set must_change = false where user_id = 3911');
      return {};
    },
    'users.resetSecondFactor': async (owner) => {
      await secondFactorOf(owner, 3911);
      return {};
    },
    'users.setStatus': () => ({ query: { enabled: false } }),
    'users.unlock': async (owner) => {
      await owner.query(`update app.system_user set status = 'ACTIVE' where id = 3911`);
      await owner.query(
        `insert into app.credential (user_id, password_hash, must_change, changed_at, locked_until)
         values (3911, 'none', false, $1, '2030-01-01')
         on conflict (user_id) do update set locked_until = excluded.locked_until`,
        [AT],
      );
      return {};
    },
  },
};
