import type { RestInput } from '../testing/rest-call.ts';
import { type Ready, type SameKeyTwice } from '../testing/same-key-twice.ts';

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

export const sameKeyTwice: SameKeyTwice = {
  ready: {
    'recurringPayments.changeDate': inStatus('ACTIVE', { body: { newAmount: '12.00' } }),
    'recurringPayments.resume': inStatus('INACTIVE'),
    'recurringPayments.stop': inStatus('ACTIVE'),
    'recurringPayments.update': inStatus('ACTIVE'),
  },
};
