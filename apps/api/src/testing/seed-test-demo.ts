import { facilityRights, facilityViewRights, staffRights, staffViewRights } from '@quickportal/contracts/access/rights';
import { seedDemo } from '@quickportal/db/seed/demo/demo';
import { demoFiles } from '@quickportal/db/seed/demo/demo-uploaded-files';
import { demoStatementFiles } from '@quickportal/db/seed/demo/reconciliation/demo-bank-statement-files';
import { readDemoTakenFile } from '@quickportal/db/seed/demo/demo-taken-file';
import { hashPassword } from '../engines/auth/passwords/password-hashing.ts';
import { PASSWORD } from './test-browser.ts';
import type { TestServices } from './test-services.ts';

/** Fills an empty test database with the demo; its users sign in with `PASSWORD`. False: it had been filled. */
export async function seedTestDemo(services: TestServices): Promise<boolean> {
  const now = services.clock.now();
  await services.storage.prepare();
  for (const { storageKey, content } of [...demoFiles(now), ...demoStatementFiles(now)])
    await services.storage.put(storageKey, [content]);
  const isSeeded = await seedDemo(services.owner, {
    now,
    passwordHash: await hashPassword(PASSWORD),
    rights: {
      facility: facilityRights,
      facilityView: facilityViewRights,
      staff: staffRights,
      staffView: staffViewRights,
    },
    masterKey: services.database.masterKey,
  });
  if (isSeeded) {
    const { storageKey, content } = await readDemoTakenFile(services.owner);
    await services.storage.put(storageKey, [content]);
  }
  return isSeeded;
}
