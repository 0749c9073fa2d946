import path from 'node:path';
import { BackupError } from './manifest.ts';
import { restore } from './restore.ts';
import { reportFailures } from '../terminal/report-failure.ts';

// `pnpm restore -- <folder>`: puts a backup in place in an empty QUICKPORTAL_DATA.
reportFailures('The restore failed');
const folder = process.argv.slice(2).find((argument) => argument !== '--');
if (!folder) throw new Error('Say from where: QUICKPORTAL_DATA=<empty folder> pnpm restore -- <folder>');
const dataFolder = path.resolve(process.env.QUICKPORTAL_DATA || '.data');
try {
  const { files, takenAt } = await restore({ folder, dataFolder });
  console.log(`${files.length} files of ${takenAt} are in place and whole. Start with the MASTER_KEY of that time.`);
} catch (error) {
  if (!(error instanceof BackupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
