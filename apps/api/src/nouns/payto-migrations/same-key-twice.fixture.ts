import { type Ready, type SameKeyTwice, wholeExport } from '../../testing/every-call/same-key-twice.ts';

/** A schedule of the business of customer 1031 that can move. */
const eligible: Ready = async (owner) => {
  const { rows } = await owner.query<{ id: number }>(
    `select id from app.customer_account where customer_id = 1031 and account_type = 'DIRECT_DEBIT' and enabled limit 1`,
  );
  await owner.query(
    `insert into app.recurring_payment (community_id, id, business_id, customer_id, customer_account_id, code, status, amount,
       currency, frequency, start_date, next_payment_date, run_on, status_changed_at, created_at, updated_at)
     values (10, 920000031, 102, 1031, $1, 'PS-920000031', 'ACTIVE', 1000, 'AUD', 'MONTHLY', '2026-12-15', '2026-12-15',
       '2026-12-15', now(), now(), now()) on conflict do nothing`,
    [rows[0]?.id],
  );
  return {};
};

export const sameKeyTwice: SameKeyTwice = {
  ready: { 'paytoMigrations.start': eligible, 'paytoMigrations.startExport': wholeExport },
};
