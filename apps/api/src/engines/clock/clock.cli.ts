import { createDatabase } from '@quickportal/db/connect/database';
import { isDemoSeeded, readClockOffset, writeClockOffset } from '@quickportal/db/clock/change-clock-offset';
import { connectAsOwner } from '@quickportal/db/migrate/owner';
import { ClockArgumentError, offsetFor } from './clock-argument.ts';
import { reportFailures } from '@quickportal/db/terminal/report-failure';

// `pnpm clock` shows the demo clock; `-- +3d`, `-- 2026-12-24T09:00` and `-- reset` move it (docs/operations.md)
reportFailures('The clock cannot be moved');
const ZONE = 'Australia/Sydney';
const argument = process.argv.slice(2).find((text) => text !== '--');
const { server, masterKey, stop } = await connectAsOwner(process.env);
const db = createDatabase({ server, masterKey });
try {
  const reader = db.reader({ kind: 'jobs' });
  if (!(await isDemoSeeded(reader))) throw new ClockArgumentError('Only a database with demo data has a movable clock');
  if (argument !== undefined) {
    const at = { real: new Date(), offset: await readClockOffset(reader), timeZone: ZONE };
    const offset = offsetFor(argument, at);
    await db.transaction({ kind: 'jobs' }, (trx) => writeClockOffset(trx, offset));
  }
  const now = new Date(Date.now() + (await readClockOffset(reader)));
  const local = new Intl.DateTimeFormat('en-AU', { timeZone: ZONE, dateStyle: 'full', timeStyle: 'long' }).format(now);
  console.log(`${local} (${now.toISOString()})`);
} catch (error) {
  if (!(error instanceof ClockArgumentError)) throw error;
  console.error(`${error.message}.`);
  process.exitCode = 1;
} finally {
  await db.close();
  await stop();
}
