import { createDatabase } from '@quickportal/db/connect/database';
import { isDemoSeeded } from '@quickportal/db/clock/change-clock-offset';
import { connectAsOwner } from '@quickportal/db/migrate/owner';
import { readHostility } from '@quickportal/db/simulator/change-hostility';
import { hostilityFrom, NetworkArgumentError } from './network-argument.ts';
import { calm, setHostility } from './hostility.ts';
import { reportFailures } from '@quickportal/db/terminal/report-failure';

// `pnpm network` shows how the built-in network behaves; `-- loseAnswer=1` and `-- calm` change it (docs/gateways.md)
reportFailures('The network cannot be set');
const texts = process.argv.slice(2).filter((text) => text !== '--');
const { server, masterKey, stop } = await connectAsOwner(process.env);
const db = createDatabase({ server, masterKey });
try {
  const reader = db.reader({ kind: 'jobs' });
  if (!(await isDemoSeeded(reader)))
    throw new NetworkArgumentError('Only a database with demo data has a network that can be made to fail');
  if (texts.length > 0) await setHostility({ db }, hostilityFrom(texts));
  const set = await readHostility(reader);
  console.log(JSON.stringify({ ...calm, ...(set as object | null) }, null, 2));
} catch (error) {
  if (!(error instanceof NetworkArgumentError)) throw error;
  console.error(`${error.message}.`);
  process.exitCode = 1;
} finally {
  await db.close();
  await stop();
}
