import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { connectAsOwner } from '../migrate/owner.ts';
import { migrate } from '../migrate/migrate.ts';
import { seedBulk } from './bulk/bulk.ts';
import { reportFailures } from '../terminal/report-failure.ts';

reportFailures('The database cannot be filled');
const { values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    communities: { type: 'string', default: '20' },
    customers: { type: 'string', default: '10000' },
    transactions: { type: 'string', default: '50000' },
  },
});
const sizes = {
  communities: size('communities', 1),
  customers: size('customers', 0),
  transactions: size('transactions', 0),
};

const started = performance.now();
const { stop, ...owned } = await connectAsOwner(process.env);
const owner = new Client(owned.owner);
try {
  await migrate(owned);
  await owner.connect();
  await seedBulk(owner, sizes, new Date(), (line) => console.log(`${seconds()} s  ${line}`));
  console.log(`${seconds()} s  done`);
} finally {
  await owner.end();
  await stop();
}

function size(name: 'communities' | 'customers' | 'transactions', least: number): number {
  const value = Number(values[name]);
  if (!Number.isSafeInteger(value) || value < least) throw new Error(`--${name} takes a whole number from ${least}`);
  return value;
}

function seconds(): string {
  return ((performance.now() - started) / 1000).toFixed(1);
}
