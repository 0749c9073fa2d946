import { technicalCardCodes } from '@quickportal/contracts/rules/payments/response-codes';
import { blacklistBinTesting, detectBinTesting, type BinAlert } from '@quickportal/db/fraud-guard/detect-bin-testing';
import { emitAll } from '../deliveries/emit.ts';
import type { Foundation } from '../foundation.ts';
import { ALERT_MINUTES, binTestingWindows } from './bin-testing-signs.ts';

/**
 * Detects BIN testing in every facility with the mode switched on: alerts its receivers once, and blacklists cards and
 * addresses where the rules say so. Returns the ongoing alerts.
 */
export async function findBinTesting({ db, clock, log }: Foundation): Promise<BinAlert[]> {
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
