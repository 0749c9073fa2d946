import { deleteBsbBranches, insertBsbBranches } from '@quickportal/db/bsb-branches/bsb-branch';
import { SetUpError } from '@quickportal/db/terminal/set-up-error';
import type { Services } from '../procedures/services.ts';
import { readBankNames, readBsbDirectoryFile } from './bsb-directory-file.ts';
import { notValidLines } from './not-valid-lines.ts';
import { recordSetUp, type Operator } from './run-set-up.ts';

export interface LoadedBsbDirectory {
  /** Branches before and after. */
  readonly before: number;
  readonly after: number;
}

/**
 * Replaces the BSB directory by another (`readBsbDirectoryFile`), at once for every process; `keyText` is the file of the
 * institutions' names. Throws SetUpError with the lines that are not valid, and changes nothing.
 */
export async function loadBsbDirectory(
  services: Services,
  operator: Operator,
  text: string,
  keyText = '',
): Promise<LoadedBsbDirectory> {
  const { branches, faults } = readBsbDirectoryFile(text, readBankNames(keyText));
  if (faults.length > 0) throw notValidLines(faults);
  if (branches.length === 0)
    throw new SetUpError('There is no BSB in the file.', 'It must be the CSV file of the BSB directory.');
  const at = services.clock.now();
  return services.db.transaction({ kind: 'jobs' }, async (trx) => {
    const before = await deleteBsbBranches(trx);
    await insertBsbBranches(trx, branches, at);
    await recordSetUp(trx, operator, {
      action: 'bsb-directory.load',
      communityId: null,
      objectType: 'reference-data',
      objectId: 'BSB_DIRECTORY',
      description: `BSB directory loaded: ${branches.length} branches`,
      before: { branches: before },
      after: { branches: branches.length },
      at,
    });
    return { before, after: branches.length };
  });
}
