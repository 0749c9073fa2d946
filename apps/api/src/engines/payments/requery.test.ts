import { insertCommunity } from '@quickportal/db/testing/test-rows';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/test-services.ts';
import { requeryDue } from './requery.ts';

let services: TestServices;
let businessId: number;
const lines: string[] = [];
beforeAll(async () => {
  services = await createTestServices({ log: pino({ level: 'warn' }, { write: (line) => lines.push(line) }) });
  ({ businessId } = await insertCommunity(services.owner, { id: 10 }));
});
afterAll(() => services.drop());

it('asks for all that is due, however much a network that was away has left, and for nothing twice', async () => {
  const { owner, clock } = services;
  const now = clock.now().toISOString();
  // All of one moment: the order of pages is decided by the id
  await owner.query(
    `with sent as (
       insert into app.transaction (community_id, business_id, status, amount, currency, source, payment_method, settlement_date, transaction_time, status_changed_at)
       select 10, $1, 'IN_FLIGHT', 1250, 'AUD', 'TERMINAL', 'CREDIT_CARD', '2026-11-23', $2, $2 from generate_series(1, 450) returning id)
     insert into app.payment_attempt (community_id, business_id, transaction_id, attempt_number, kind, gateway, instruction_id, status, sent_at, next_requery_at)
     select 10, $1, id, 1, 'PAYMENT', 'cards', '10-away-' || id, 'IN_FLIGHT', $2, $2 from sent`,
    [businessId, now],
  );
  expect(await requeryDue(services)).toBe(450);
  const { rows } = await owner.query(
    `select t.status, a.status as attempt, count(*)::int as payments from app.transaction t
     join app.payment_attempt a on a.community_id = t.community_id and a.transaction_id = t.id group by 1, 2`,
  );
  expect(rows).toEqual([{ status: 'CANCELLED', attempt: 'NOT_RECEIVED', payments: 450 }]);
  expect(await requeryDue(services)).toBe(0);
});

it('is not kept from the others by those that it cannot ask for, which it says in the log', async () => {
  const { owner, clock } = services;
  // Written by no one: what names no community of ours is never answered, and stays due
  await owner.query(
    `update app.payment_attempt set status = 'IN_FLIGHT', answered_at = null, next_requery_at = $1,
       instruction_id = case when id % 2 = 0 then 'x' || instruction_id else instruction_id end`,
    [clock.now().toISOString()],
  );
  expect(await requeryDue(services)).toBe(450);
  const { rows } = await owner.query(
    'select status, count(*)::int as attempts from app.payment_attempt group by 1 order by 1',
  );
  expect(rows).toEqual([
    { status: 'IN_FLIGHT', attempts: 225 },
    { status: 'NOT_RECEIVED', attempts: 225 },
  ]);
  const unknown = lines.filter((line) => line.includes('Nothing is known by this instruction'));
  expect(unknown).toHaveLength(225);
  expect(JSON.parse(unknown[0] ?? '')).toMatchObject({
    instructionId: expect.stringMatching(/^x10-away-/),
    source: 'payments.requery',
  });
});
