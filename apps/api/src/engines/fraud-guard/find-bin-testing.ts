import { technicalCardCodes } from '@quickportal/contracts/rules/response-codes';
import { blacklistBinTesting, detectBinTesting, type BinAlert } from '@quickportal/db/fraud-guard/detect-bin-testing';
import { emitAll } from '../deliveries/emit.ts';
import type { Services } from '../services.ts';
import { ALERT_MINUTES, binTestingWindows } from './bin-testing-signs.ts';

/**
 * Looks for BIN testing in every facility that has it switched on: alerts its receivers once, and puts cards and
 * addresses on the blacklist where the rules say so. Returns what goes on now.
 */
export async function findBinTesting({ db, clock, log }: Services): Promise<BinAlert[]> {
  const now = clock.now();
  const endsAt = new Date(now.getTime() + ALERT_MINUTES * 60_000);
  const alerts: BinAlert[] = [];
  for (const window of binTestingWindows) {
    const detection = { window, now, endsAt, technical: technicalCardCodes };
    await db.transaction({ kind: 'jobs' }, async (trx) => {
      const found = await detectBinTesting(trx, detection);
      await blacklistBinTesting(trx, detection, found);
      await emitAll(trx, found.filter(({ isNew }) => isNew).map(eventOf), now);
      alerts.push(...found);
    });
  }
  const begun = alerts.filter(({ isNew }) => isNew);
  if (begun.length > 0)
    log.warn({ alerts: begun.map(({ communityId, bin }) => ({ communityId, bin })) }, 'BIN testing');
  return alerts;
}

const eventOf = ({ communityId, alertId, bin, attempts, declined, cards, detectedAt }: BinAlert) => ({
  communityId,
  type: 'fraud-guard.bin-testing' as const,
  object: { type: 'fraud-bin-alert', id: String(alertId) },
  data: { bin, attempts, declined, cards, detectedAt },
});
