import { facilityRights, facilityViewRights, staffRights, staffViewRights } from '@quickportal/contracts/access/rights';
import { seedDemo } from '@quickportal/db/seed/demo/demo';
import { hashPassword } from '../engines/auth/passwords/password-hashing.ts';
import { PASSWORD } from './test-browser.ts';
import type { TestServices } from './test-services.ts';

/** Fills an empty test database with the demo; its users sign in with `PASSWORD`. False: it had been filled. */
export const seedTestDemo = async (services: TestServices): Promise<boolean> =>
  seedDemo(services.owner, {
    now: services.clock.now(),
    passwordHash: await hashPassword(PASSWORD),
    rights: {
      facility: facilityRights,
      facilityView: facilityViewRights,
      staff: staffRights,
      staffView: staffViewRights,
    },
    masterKey: services.database.masterKey,
  });
