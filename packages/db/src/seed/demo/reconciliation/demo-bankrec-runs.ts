import { bankrecServiceCodes, bankrecServices } from '@quickportal/contracts/bankrec-services/service-codes';
import { bankingCalendar } from '@quickportal/contracts/rules/banking-calendar/banking-days';
import { displayDate } from '@quickportal/contracts/rules/dates/calendar-date';
import type { Client } from 'pg';
import { insertRows } from '../../insert-rows.ts';
import { dayIn } from '../demo-days.ts';

const MINUTES_AGO = 20;

/** The services of bank reconciliation for the last banking day, which the worker runs when the demo starts. */
export async function insertDemoBankrecRuns(owner: Client, firstId: number, now: Date): Promise<void> {
  const at = new Date(now.getTime() - MINUTES_AGO * 60_000);
  const valueDate = bankingCalendar('AU').previous(dayIn('Australia/Sydney', now));
  const messages = bankrecServiceCodes.map((doctype, index) => {
    const takesNoDay = doctype === 'BANKREC_FEED_ONBOARDING';
    const { title } = bankrecServices[doctype];
    return {
      id: firstId + index,
      community_id: null,
      doctype_code: doctype,
      direction: 'INTERNAL',
      status: 'QUEUED',
      summary: takesNoDay ? title : `${title}, ${displayDate(valueDate)}`,
      parameters: takesNoDay ? {} : { valueDate },
      attempts: 0,
      created_by_user_id: null,
      version: 1,
      created_at: at,
      updated_at: at,
    };
  });
  await insertRows(owner, 'app.service_message', messages);
  await insertRows(
    owner,
    'app.outbox',
    messages.map(({ id }) => ({
      community_id: null,
      topic: 'service-messages.send',
      payload: { serviceMessageId: id, triedBefore: 0 },
      available_at: now.toISOString(),
    })),
  );
}
