import path from 'node:path';
import { createDatabase } from '@quickportal/db/connect/database';
import { connectAsOwner } from '@quickportal/db/migrate/owner';
import { readFormerMasterKeys } from '../../server/configuration.ts';
import { keptAuditHeads } from './sealing.ts';
import { verifyAudit } from './verify.ts';

// `pnpm audit:verify`: reads the whole audit trail again. MASTER_KEYS_FORMER: earlier master keys, separated by commas.
const { server, masterKey, stop } = await connectAsOwner(process.env);
const db = createDatabase({ server, masterKey });
try {
  const former = readFormerMasterKeys(process.env);
  const heads = keptAuditHeads(path.resolve(process.env.QUICKPORTAL_DATA || '.data'));
  const { seals, entries, findings } = await verifyAudit(db, { masterKeys: [masterKey, ...former], heads });
  for (const { sealNumber, problem } of findings)
    console.log(`${sealNumber === null ? 'End' : `Seal ${sealNumber}`}: ${problem}`);
  const outcome = findings.length === 0 ? 'nothing was changed' : `${findings.length} findings`;
  console.log(`${entries} entries under ${seals} seals, ${heads.length} noted heads: ${outcome}.`);
  process.exitCode = findings.length === 0 ? 0 : 1;
} finally {
  await db.close();
  await stop();
}
