import type { RestInput } from '../../testing/rest-call.ts';
import { AT, type Ready, type SameKeyTwice, wholeExport } from '../../testing/every-call/same-key-twice.ts';

const scheduleId = 920_000_003;
const inStatus =
  (status: string, input: RestInput = {}): Ready =>
  async (owner) => {
    await owner.query(
      `update app.recurring_payment set status = $2, customer_account_id =
         (select id from app.customer_account where customer_id = 1031 and enabled order by id limit 1) where id = $1`,
      [scheduleId, status],
    );
    return input;
  };

/** With an instalment of today that was given up. */
const failed: Ready = async (owner, userId) => {
  await inStatus('FAILED')(owner, userId);
  await owner.query(
    `insert into app.recurring_occurrence (community_id, business_id, recurring_payment_id, occurrence_number, nominal_date,
       due_date, amount, currency, status, attempts, created_at, updated_at)
     values (10, 102, $1, 0, '2026-11-20', '2026-11-20', 1000, 'AUD', 'FAILED', 1, $2, $2) on conflict do nothing`,
    [scheduleId, AT],
  );
  await owner.query(`update app.customer set email = 'kim@example.com', receives_email = true where id = 1031`);
  await owner.query(`delete from app.notification_switch where community_id = 10 and kind = 'RECURRING_DECLINED'`);
  return {};
};

/** Paid by an agreement of the customer. */
const paidByAgreement: Ready = async (owner, userId) => {
  await inStatus('ACTIVE')(owner, userId);
  await owner.query(
    `update app.recurring_payment set payto_agreement_id =
       (select id from app.payto_agreement where customer_id = 1031 order by id limit 1) where id = $1`,
    [scheduleId],
  );
  return {};
};

export const sameKeyTwice: SameKeyTwice = {
  ready: {
    'recurringPayments.changeDate': inStatus('ACTIVE', { body: { newAmount: '12.00' } }),
    'recurringPayments.notifyFailure': failed,
    'recurringPayments.payByAccount': paidByAgreement,
    'recurringPayments.resume': inStatus('INACTIVE'),
    'recurringPayments.retry': failed,
    'recurringPayments.startExport': wholeExport,
    'recurringPayments.stop': inStatus('ACTIVE'),
    'recurringPayments.update': inStatus('ACTIVE'),
  },
};
