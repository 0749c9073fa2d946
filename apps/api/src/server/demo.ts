import { isDemoSeeded } from '@quickportal/db/clock/change-clock-offset';
import type { Database } from '@quickportal/db/connect/database';
import type { OwnedDatabase } from '@quickportal/db/migrate/owner';
import { DEMO_API_KEY } from '@quickportal/db/seed/demo/demo-api-keys';
import { ConfigurationError, type Configuration } from '../kernel/configuration.ts';

/** Password of every demo sign-in; they exist only in a demo-seeded database. */
const DEMO_PASSWORD = 'Demo-portal-2026';

/**
 * Fills an empty database with demo data where SEED says so, and returns whether the database is a demo. Two
 * processes that start at once do not both fill it.
 */
export async function prepareDemo(configuration: Configuration, owned: OwnedDatabase, db: Database): Promise<boolean> {
  const isDemo = () => isDemoSeeded(db.reader({ kind: 'jobs' }));
  if ((await isDemo()) || configuration.seed === 'none') return isDemo();
  // Only the first start of a demo needs it
  const { fillDemo } = await import('./fill-demo.ts');
  await fillDemo(configuration, owned, { db, password: DEMO_PASSWORD });
  const isFilled = await isDemo();
  // An embedded database that a user filled otherwise is theirs; asking for a demo in it by name is a mistake
  if (!isFilled && !owned.embedded)
    throw new ConfigurationError('SEED', 'demo works only with an empty database, and this one has data.');
  return isFilled;
}

/** What the terminal says about signing in to a demo. */
export function demoSignIns(): string[] {
  return [
    `Demo sign-ins (password ${DEMO_PASSWORD})`,
    '  facility.admin   Harbour City Utilities, all rights',
    '  facility.second  Harbour City Utilities, all rights, to approve the first one’s requests',
    '  facility.viewer  Harbour City Utilities, view only',
    '  facility.other   Kiwi Fitness Group, all rights',
    '  staff.admin, staff.second   staff, all rights',
    '  staff.support    staff, view only',
    `Demo API key of Harbour City Utilities: ${DEMO_API_KEY}`,
  ];
}
