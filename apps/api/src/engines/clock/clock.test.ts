import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { markDemoSeeded, writeClockOffset } from '@quickportal/db/clock/change-clock-offset';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtProgram } from '../../testing/built-programs.ts';
import { createTestServices, type TestServices } from '../../testing/test-services.ts';
import { ClockArgumentError, offsetFor } from './clock-argument.ts';
import { fixedClock } from './clock.ts';
import { openDemoClock } from './demo-clock.ts';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.drop());

const HOUR = 3_600_000;
const real = new Date('2026-11-20T00:00:00Z');
const offset = (argument: string, from = 0) =>
  offsetFor(argument, { real, offset: from, timeZone: 'Australia/Sydney' });

describe('an argument of the clock', () => {
  it('takes steps, moments of the zone and reset', () => {
    expect(offset('+3d')).toBe(72 * HOUR);
    expect(offset('-90m', 2 * HOUR)).toBe(HOUR / 2);
    expect(offset('2026-12-24T09:00')).toBe(Date.parse('2026-12-23T22:00:00Z') - real.getTime());
    expect(offset('2026-11-21')).toBe(Date.parse('2026-11-20T13:00:00Z') - real.getTime());
    expect(offset('2026-11-20T01:00Z')).toBe(HOUR);
    expect(offset('reset', 5)).toBe(0);
  });

  it('refuses anything else', () => {
    for (const text of ['3d', '+3y', 'tomorrow', '2026-13-01', '2026-02-30T25:00'])
      expect(() => offset(text)).toThrow(ClockArgumentError);
  });
});

describe('the demo clock', () => {
  const cli = async (...args: string[]) => {
    const { host, port, database } = services.database.server as { host: string; port: number; database: string };
    const DATABASE_URL = `postgres://${services.database.ownerConfig.user}@/${database}?host=${encodeURIComponent(host)}&port=${port}`;
    const program = await builtProgram('apps/api/src/engines/clock/clock.cli.ts');
    const env = { ...process.env, DATABASE_URL, MASTER_KEY: services.database.masterKey };
    return promisify(execFile)(process.execPath, [program, ...args], { env });
  };

  it('cannot be moved without demo data', async () => {
    await expect(cli('--', '+3d')).rejects.toMatchObject({
      stderr: 'Only a database with demo data has a movable clock.\n',
    });
    const move = services.db.transaction({ kind: 'jobs' }, (trx) => writeClockOffset(trx, HOUR));
    await expect(move).rejects.toThrow('violates');
  });

  it('is moved for every process by the command', async () => {
    await services.db.transaction({ kind: 'jobs' }, (trx) => markDemoSeeded(trx));
    const clock = await openDemoClock(services.db, fixedClock('2026-11-20T00:00:00Z'));
    expect(clock.now().toISOString()).toBe('2026-11-20T00:00:00.000Z');
    expect((await cli('--', '+3d')).stdout).toMatch(/20\d\d-\d\d-\d\dT.*Z\)\n$/);
    await expect.poll(() => clock.now().toISOString()).toBe('2026-11-23T00:00:00.000Z');
    await cli('reset');
    await clock.refresh();
    expect(clock.now().toISOString()).toBe('2026-11-20T00:00:00.000Z');
    clock.stop();
  });

  it('says what is wrong with its argument', async () => {
    await expect(cli('tomorrow')).rejects.toMatchObject({
      stderr: expect.stringMatching(/^tomorrow is neither reset/),
    });
  });
});
