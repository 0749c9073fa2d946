import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedTestDemo } from '../../testing/seed-test-demo.ts';
import { passTime } from '../../testing/run-side-effects.ts';
import { createTestServices, type TestServices } from '../../testing/test-services.ts';
import { askDueAgreements } from './ask-due.ts';

const HOUR = 3_600_000;

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
  await seedTestDemo(services);
});
afterAll(() => services.drop());

async function pass(milliseconds: number): Promise<void> {
  await passTime(services, milliseconds);
  // As many as are due at once: the demo has fewer
  await askDueAgreements(services);
}

/** How many agreements there are of each status, who brought it about, and why. */
async function statuses(): Promise<Record<string, number>> {
  const { rows } = await services.owner.query<{ state: string; count: number }>(
    `select concat_ws(' ', status, status_by, status_reason_code) as state, count(*)::integer as count
     from app.payto_agreement group by 1 order by 1`,
  );
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

const amendments = async (status: string): Promise<number> => {
  const { rows } = await services.owner.query<{ count: number }>(
    'select count(*)::integer as count from app.payto_amendment where status = $1',
    [status],
  );
  return rows[0]?.count ?? 0;
};

describe('the demo’s PayTo agreements', () => {
  it('are known to the built-in network: asking it changes none but those on their way', async () => {
    const before = await statuses();
    const waiting = await amendments('PENDING');
    expect(waiting).toBeGreaterThan(0);
    await pass(25 * HOUR);
    const { 'PROCESSING PAYEE': underWay = 0, 'PENDING SYSTEM': pending = 0, ...others } = before;
    expect(underWay).toBeGreaterThan(0);
    expect(await statuses()).toEqual({ ...others, 'PENDING SYSTEM': pending + underWay });
    expect(await amendments('PENDING')).toBe(waiting);
  });

  it('lapse where the payer stays silent, and so do their amendments', async () => {
    const lapsed = await amendments('TIMEDOUT');
    const waiting = await amendments('PENDING');
    const before = await statuses();
    await pass(6 * 24 * HOUR);
    const { 'PENDING SYSTEM': pending = 0, 'CANCELLED SYSTEM NOAS': cancelled = 0, ...others } = before;
    expect(await statuses()).toEqual({ ...others, 'CANCELLED SYSTEM NOAS': cancelled + pending });
    expect(await amendments('TIMEDOUT')).toBe(lapsed + waiting);
  });
});
