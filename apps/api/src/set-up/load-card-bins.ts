import { deleteCardBins, insertCardBins } from '@quickportal/db/card-bins/card-bin';
import { SetUpError } from '@quickportal/db/terminal/set-up-error';
import type { Services } from '../procedures/services.ts';
import { readCardBinFile } from './card-bin-file.ts';
import { notValidLines } from './not-valid-lines.ts';
import { recordSetUp, type Operator } from './run-set-up.ts';

export interface LoadedCardBins {
  readonly before: number;
  readonly after: number;
  /** Six-digit prefixes that were left out, because the table gives them several countries. */
  readonly ambiguous: readonly string[];
}

/**
 * Replaces the table of BINs by an acquirer's (`readCardBinFile`), at once for every process. Throws SetUpError with the
 * lines that are not valid, and changes nothing.
 */
export async function loadCardBins(services: Services, operator: Operator, text: string): Promise<LoadedCardBins> {
  const { bins, ambiguous, faults } = readCardBinFile(text);
  if (faults.length > 0) throw notValidLines(faults);
  if (bins.length === 0)
    throw new SetUpError('There is no prefix in the file.', 'Its lines are a prefix and a country: 411111,AU');
  const at = services.clock.now();
  return services.db.transaction({ kind: 'jobs' }, async (trx) => {
    const before = await deleteCardBins(trx);
    await insertCardBins(trx, bins, at);
    await recordSetUp(trx, operator, {
      action: 'card-bins.load',
      communityId: null,
      objectType: 'reference-data',
      objectId: 'CARD_BINS',
      description: `Table of BINs loaded: ${bins.length} prefixes`,
      before: { prefixes: before },
      after: { prefixes: bins.length, leftOut: ambiguous.length },
      at,
    });
    return { before, after: bins.length, ambiguous };
  });
}
