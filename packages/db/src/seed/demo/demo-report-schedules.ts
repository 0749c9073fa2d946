import { addDays } from '@quickportal/contracts/rules/banking-calendar/days';
import type { Client } from 'pg';
import { insertRows, moveSequence } from '../insert-rows.ts';
import { dayIn, type Day, type Zone } from './demo-days.ts';

/** Days up to now whose reports the worker writes when the demo starts, as if it had been down: real files. */
export const REPORT_DAYS_TO_WRITE = 7;

const accounts = 'accounts@harbourcity.example.com';
const sundayBefore = (day: Day): Day => addDays(day, -new Date(`${day}T00:00:00Z`).getUTCDay());

/** A daily and a monthly report that the community has defined. */
function customReports(now: Date): object[] {
  const at = new Date(now.getTime() - 90 * 86_400_000);
  const base = { community_id: 10, enabled: true, created_at: at, updated_at: at };
  return [
    {
      ...base,
      id: 1,
      code: 'DAILY_TAKINGS',
      name: 'Daily takings',
      source: 'TRANSACTIONS',
      frequency: 'DAY',
      columns: ['Settlement Date', 'Business Code', 'Receipt Number', 'Payment Method', 'Total Amount', 'Currency'],
      statuses: ['APPROVED'],
      sort_column: 'Receipt Number',
    },
    {
      ...base,
      id: 2,
      code: 'CUSTOMER_CONTACTS',
      name: 'New customers to contact',
      source: 'CUSTOMERS',
      frequency: 'MONTH',
      columns: ['CustomerNumber', 'CustomerName', 'EmailAddress', 'PhoneNumber', 'CreatedTime'],
      statuses: ['ENABLE'],
      sort_column: 'CustomerName',
    },
  ];
}

/** Reports that run automatically in the facilities of the demo, and a run that failed. */
export async function insertDemoReportSchedules(owner: Client, now: Date): Promise<void> {
  const schedule = (communityId: number, zone: Zone) => {
    const today = dayIn(zone, now);
    return {
      today,
      base: { community_id: communityId, version: 1, created_at: new Date(now.getTime() - 90 * 86_400_000) },
    };
  };
  const harbour = schedule(10, 'Australia/Sydney');
  const club = schedule(20, 'Pacific/Auckland');
  const daily = { report_template: 'TRANSACTION_CSV_REPORT', frequency: 'DAY', run_time: '01:30' };
  const monthly = { frequency: 'MONTH', recipients: [accounts], next_run_on: `${harbour.today.slice(0, 7)}-01` };
  const dayOf = ({ today }: { today: Day }): Day => addDays(today, -REPORT_DAYS_TO_WRITE);
  const rows = [
    { ...harbour.base, ...daily, recipients: [accounts], next_run_on: dayOf(harbour) },
    { ...harbour.base, ...monthly, report_template: 'EXPIRED_CARDS_REPORT', run_time: '02:00' },
    { ...harbour.base, ...monthly, report_template: 'NEW_CUSTOMER_REPORT', run_time: '05:00' },
    {
      ...harbour.base,
      report_template: 'LEGACY_TRANSACTION_REPORT',
      frequency: 'WEEK',
      run_time: '20:00',
      recipients: [accounts, 'audit@harbourcity.example.com'],
      next_run_on: sundayBefore(addDays(harbour.today, -1)),
    },
    { ...club.base, ...daily, recipients: [], next_run_on: dayOf(club) },
  ];
  await insertRows(
    owner,
    'app.report_schedule',
    rows.map((row, index) => ({ id: index + 1, ...row })),
  );
  await moveSequence(owner, 'app.report_schedule');
  await insertRows(owner, 'app.custom_report', customReports(now));
  // The run before these failed; its message is seeded with the other service messages
  await owner.query(
    `insert into app.report_run (community_id, report_schedule_id, report_template, run_on, due_at, first_day, recipients,
       service_message_id)
     select m.community_id, 1, m.doctype_code, ($1::date), m.created_at, (m.parameters ->> 'valueDate')::date, $2, m.id
     from app.service_message m
     where m.community_id = 10 and m.doctype_code = 'TRANSACTION_CSV_REPORT' and m.status = 'FAILED'`,
    [addDays(dayOf(harbour), -1), [accounts]],
  );
}
