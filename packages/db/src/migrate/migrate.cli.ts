import { reportFailures } from '../terminal/report-failure.ts';
import { connectAsOwner } from './owner.ts';
import { migrate } from './migrate.ts';

reportFailures('The database cannot be migrated');
const { stop, ...owned } = await connectAsOwner(process.env);
try {
  const applied = await migrate(owned);
  for (const name of applied) console.log(`applied ${name}`);
  console.log(applied.length === 0 ? 'The database is up to date.' : `${applied.length} migrations applied.`);
} finally {
  await stop();
}
