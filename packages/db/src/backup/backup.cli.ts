import path from 'node:path';
import { prepareServerHome } from '../launch/server-home.ts';
import { connectAsOwner } from '../migrate/owner.ts';
import { backUp } from './back-up.ts';
import { BackupError } from './manifest.ts';
import { reportFailures } from '../terminal/report-failure.ts';

// `pnpm backup -- <folder>`: copies the embedded database, stored files and audit heads, while the product runs.
reportFailures('The backup failed');
const folder = process.argv.slice(2).find((argument) => argument !== '--');
if (!folder) throw new Error('Say where to: pnpm backup -- <folder>');
if (process.env.DATABASE_URL)
  throw new Error('Back up the server of DATABASE_URL with its own tools (docs/operations.md).');
const dataFolder = path.resolve(process.env.QUICKPORTAL_DATA || '.data');
const { owner, stop } = await connectAsOwner(process.env);
try {
  const serverData = prepareServerHome(dataFolder).data;
  const { files, stopLsn } = await backUp({ owner, serverData, dataFolder, folder, now: new Date() });
  const bytes = files.reduce((sum, file) => sum + file.size, 0);
  console.log(`${files.length} files, ${(bytes / 1e6).toFixed(1)} MB, consistent at ${stopLsn}, are in ${folder}.`);
  console.log('The master key is not among them: keep it elsewhere.');
} catch (error) {
  if (!(error instanceof BackupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await stop();
}
