import type { Client } from 'pg';
import { vaultKeys } from '../../vault/vault-keys.ts';
import { insertDemoApiKeys } from './demo-api-keys.ts';
import { insertDemoApiLogs } from './demo-api-logs.ts';
import { insertDemoBilling } from './demo-billing.ts';
import { insertDemoBsbBranches } from './demo-bsb-branches.ts';
import { insertDemoBusinesses } from './demo-businesses.ts';
import { insertDemoCardBins } from './demo-card-bins.ts';
import { insertDemoColleagues } from './demo-colleagues.ts';
import { insertDemoCommunities } from './demo-communities.ts';
import { insertDemoCustomers, inventDemoCustomers } from './demo-customers.ts';
import { insertDemoMoney } from './demo-money.ts';
import { insertDemoProposals } from './demo-proposals.ts';
import { insertDemoSandboxes } from './demo-sandboxes.ts';
import { insertDemoUploadedFiles } from './demo-uploaded-files.ts';
import type { StandardRights } from '../../nouns/roles/insert-standard-roles.ts';
import { insertDemoUsers } from './demo-users.ts';
import { moveSequence } from '../insert-rows.ts';

export interface DemoOptions {
  /** Dates are relative to it. */
  now: Date;
  /** The hash of the demo password, as the sign-in engine makes it; the same for all demo users. */
  passwordHash: string;
  rights: StandardRights;
  /** Card and account numbers are sealed with what is derived from it. */
  masterKey: string;
}

/**
 * Fills an empty database with the demo, communities 1, 10 and 20 with all that happened in them, and marks it as a
 * demo. The same `now` gives the same data, but for what is sealed. Does nothing and returns false where there is any
 * community.
 */
export async function seedDemo(owner: Client, options: DemoOptions): Promise<boolean> {
  await owner.query('begin');
  try {
    await owner.query('lock table app.community in share row exclusive mode');
    const found = await owner.query('select from app.community limit 1');
    if (found.rowCount === 0) await insertDemo(owner, options);
    await owner.query('commit');
    return found.rowCount === 0;
  } catch (error) {
    await owner.query('rollback');
    throw error;
  }
}

async function insertDemo(owner: Client, options: DemoOptions): Promise<void> {
  const { now, passwordHash, rights, masterKey } = options;
  await insertDemoCommunities(owner, now);
  await insertDemoBusinesses(owner, now);
  await insertDemoBilling(owner, now);
  await insertDemoCardBins(owner, now);
  await insertDemoBsbBranches(owner, now);
  const invented = inventDemoCustomers(now);
  await insertDemoCustomers(owner, invented);
  await insertDemoUsers(owner, now, passwordHash, rights);
  await insertDemoColleagues(owner, now, passwordHash);
  await insertDemoMoney(owner, invented.customers, vaultKeys(masterKey), now);
  await insertDemoUploadedFiles(owner, invented, now);
  await insertDemoProposals(owner, now);
  await insertDemoApiKeys(owner, now);
  await insertDemoApiLogs(owner, now);
  await insertDemoSandboxes(owner, now);
  await moveSequences(owner);
  await owner.query('update app.clock set demo_seeded = true');
  await owner.query('analyze');
}

/** Lets the next id of every table that has rows follow its highest. */
async function moveSequences(owner: Client): Promise<void> {
  const { rows } = await owner.query<{ name: string }>(`select format('%I.%I', table_schema, table_name) as name
    from information_schema.columns where table_schema = 'app' and column_name = 'id' and is_identity = 'YES'
    order by 1`);
  for (const { name } of rows) await moveSequence(owner, name);
}
