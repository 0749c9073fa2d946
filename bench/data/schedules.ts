import type { Client } from 'pg';

/** Of twenty schedules in turn: most take payments, one in twenty has failed. */
const STATUSES = `(array['FAILED', 'INACTIVE', 'STOPPED', 'COMPLETED', 'COMPLETED'])`;
const FREQUENCIES = `(array['WEEKLY', 'FORTNIGHTLY', 'MONTHLY', 'QUARTERLY'])`;

/** Gives every customer a schedule, once; indexes stay, so it takes a few minutes. */
export async function fillSchedules(client: Client, report: (line: string) => void): Promise<void> {
  const { rows } = await client.query<{ known: boolean }>('select exists (select from app.recurring_payment) as known');
  if (rows[0]?.known === true) return;
  report('Filling the database with a schedule of each customer, once');
  await client.query(`
    begin;
    insert into app.recurring_payment (community_id, business_id, customer_id, code, description, status, amount, currency,
        next_payment_date, frequency, start_date, run_on, status_changed_at, created_at, updated_at)
      select c.community_id, c.business_id, c.id, 'PS-' || c.id, 'Water rates', s.status, 1000 + c.id % 50000, 'AUD',
        case when s.status = 'ACTIVE' then s.next end, ${FREQUENCIES}[1 + c.id % 4], date '2025-11-20',
        case when s.status = 'ACTIVE' then s.next end, s.at, s.at, s.at
      from app.customer c
      cross join lateral (
        select coalesce(${STATUSES}[1 + c.id % 20], 'ACTIVE') as status,
          date '2026-11-25' + (hashint8(c.id) & 63) as next,
          timestamptz '2025-11-20' + (hashint8(c.id) & 33554431) * interval '1 second' as at) s;
    commit;
  `);
  await client.query('vacuum analyze app.recurring_payment');
}
