import { readClockOffset } from '@quickportal/db/clock/change-clock-offset';
import { createDatabase } from '@quickportal/db/connect/database';
import { connectAsOwner } from '@quickportal/db/migrate/owner';
import { readConfiguration } from '../../kernel/configuration.ts';
import { openStorage } from '../../server/open-storage.ts';
import { dailyAuditHeads, storedAuditHeads } from './heads.ts';
import { verifyAudit } from './verify.ts';
import { reportFailures } from '@quickportal/db/terminal/report-failure';

// `pnpm audit:verify`: reads the whole audit trail again. MASTER_KEYS_FORMER: earlier master keys, separated by commas.
reportFailures('The audit trail cannot be verified');
const { server, masterKey, stop } = await connectAsOwner(process.env);
const configuration = { ...readConfiguration(process.env), masterKey };
const db = createDatabase({ server, masterKey });
try {
  const stored = await storedAuditHeads(openStorage(configuration));
  const heads = [...dailyAuditHeads(configuration.dataFolder), ...stored];
  const now = new Date(Date.now() + (await readClockOffset(db.reader({ kind: 'jobs' }))));
  const masterKeys = [masterKey, ...configuration.formerMasterKeys];
  const { seals, entries, findings, lastHead } = await verifyAudit(db, { now, masterKeys, heads });
  for (const { sealNumber, problem } of findings)
    console.log(`${sealNumber === null ? 'End' : `Seal ${sealNumber}`}: ${problem}`);
  const outcome = findings.length === 0 ? 'nothing was changed' : `${findings.length} findings`;
  console.log(`${entries} entries under ${seals} seals, ${heads.length} noted heads: ${outcome}.`);
  console.log(
    lastHead ? `Last head: seal ${lastHead.sealNumber}, ${ageOf(lastHead.at, now)} old.` : 'No head is kept.',
  );
  process.exitCode = findings.length === 0 ? 0 : 1;
} finally {
  await db.close();
  await stop();
}

function ageOf(moment: string, now: Date): string {
  const seconds = Math.max(Math.round((now.getTime() - Date.parse(moment)) / 1000), 0);
  if (seconds < 120) return `${seconds} seconds`;
  return seconds < 7200 ? `${Math.round(seconds / 60)} minutes` : `${Math.round(seconds / 3600)} hours`;
}
