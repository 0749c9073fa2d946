import type { RestInput } from '../../testing/rest-call.ts';
import { AT, type Ready, type SameKeyTwice } from '../../testing/every-call/same-key-twice.ts';

const schedule =
  (input: RestInput = {}): Ready =>
  async (owner) => {
    const { rows } = await owner.query<{ id: number }>(
      `insert into app.report_schedule
         (community_id, report_template, frequency, run_time, recipients, next_run_on, created_at)
       values (10, 'LEGACY_TRANSACTION_REPORT', 'DAY', '05:00', '{}', '2026-12-01', $1) returning id`,
      [AT],
    );
    return { ...input, params: { id: Number(rows[0]?.id) } };
  };

export const sameKeyTwice: SameKeyTwice = {
  ready: {
    'reportSchedules.enable': () => ({ params: { communityId: 10, reportTemplate: 'NEW_CUSTOMER_REPORT' } }),
    'reportSchedules.disable': schedule(),
    'reportSchedules.update': schedule({ body: { frequency: 'WEEK', runTime: '06:30', recipients: [] } }),
  },
};
