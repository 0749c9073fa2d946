import type { Client } from 'pg';
import { AT, type SameKeyTwice } from '../../testing/every-call/same-key-twice.ts';

/** A request of another user to disable a settlement account of business 101 of community 10. */
async function request(owner: Client, userId: number) {
  const { rows: accounts } = await owner.query<{ id: number }>(
    `insert into app.settlement_account (community_id, business_id, kind, currency, account_alias, display_name,
       created_at, updated_at, status_changed_at)
     values (10, 101, 'AU_BANK', 'AUD', 'Requested', 'Requested', $1, $1, $1) returning id`,
    [AT],
  );
  const { rows } = await owner.query<{ id: number }>(
    `insert into app.proposal (community_id, business_id, audience, kind, object_type, object_key, object_id, title, change_type,
       change, change_hash, base_hash, differences, requested_by, requested_by_name, requested_by_login, requested_at, expires_at)
     select 10, 101, 'STAFF', 'settlement-accounts.disable', 'settlement-account', $3::text, $3::bigint, 'Disable', 'Disable', $4, '', '', '[]',
       id, full_name, login_name, $2, $2::timestamptz + interval '7 days'
     from app.system_user where kind = 'STAFF' and id < $1 order by id desc limit 1 returning id`,
    [
      userId,
      AT,
      String(accounts[0]?.id),
      JSON.stringify({ communityId: 10, settlementAccountId: Number(accounts[0]?.id) }),
    ],
  );
  return { params: { pendingAccountAuthorisationId: Number(rows[0]?.id) } };
}

export const sameKeyTwice: SameKeyTwice = {
  ready: {
    'accountAuthorisations.approve': request,
    'accountAuthorisations.reject': async (owner, userId) => {
      const { params } = await request(owner, userId);
      return { params, body: { reason: 'Not needed' } };
    },
  },
  notMadeHere: {
    'accountAuthorisations.approve': 'Runs in `change` as the others; needs a request that is still right.',
  },
};
