import { connectAsOwner } from './owner.ts';
import { migrate } from './migrate.ts';

const { owner, masterKey, stop } = await connectAsOwner(process.env);
try {
  const applied = await migrate({ owner, masterKey });
  for (const name of applied) console.log(`applied ${name}`);
  console.log(applied.length === 0 ? 'The database is up to date.' : `${applied.length} migrations applied.`);
} finally {
  await stop();
}
