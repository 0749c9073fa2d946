import { chmodSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { connectAsOwner } from '@quickportal/db/migrate/owner';
import { insertCommunity, insertCustomers, testTime } from '@quickportal/db/testing/test-rows';
import { Client } from 'pg';
import { fixedClock } from '../../apps/api/src/engines/clock/clock.ts';
import { readConfiguration } from '../../apps/api/src/kernel/configuration.ts';
import { start } from '../../apps/api/src/server/start.ts';
import { paymentKit } from '../../apps/api/src/testing/payment-kit.ts';
import type { TestServices } from '../../apps/api/src/testing/test-services.ts';

/** Customers with a card, in one community, which has many others. */
export const CUSTOMERS = 100;
const OTHERS = 10_000;
export const place = { communityId: 10, businessId: 101 };

export interface ChargedProduct {
  /** Their clock stands still at `testTime` until it is set; the server itself goes by the machine's. */
  services: TestServices;
  /** Connected as the owner. */
  owner: Client;
  port: number;
  stop: () => Promise<void>;
}

/** Of 16 MB: `min_wal_size` of the embedded server, so that it keeps them. */
const WAL_SEGMENTS = 64;

/**
 * What a server has that has run for a day. Statistics: on tables that were empty when statements were planned, these read
 * every row until the planner knows better. And WAL segments to write again: a new one holds up every commit for 50 ms.
 */
export async function settle(owner: Client): Promise<void> {
  await owner.query('vacuum analyze');
  for (let segment = 0; segment < WAL_SEGMENTS; segment++)
    await owner.query(`select pg_logical_emit_message(false, 'bench', ''), pg_switch_wal()`);
  await owner.query('checkpoint');
}

/** The product in this process, role web, on a new database in a folder: measuring payments leaves the large one as it is. */
export async function startChargedProduct(folder: string, logLevel: string): Promise<ChargedProduct> {
  // As root the database runs as another user, which has to get in
  chmodSync(folder, 0o755);
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>No portal</title>');
  // What is measured is the server, not its limits
  const limits = { CALLS_PER_MINUTE: '9999999', ANONYMOUS_CALLS_PER_MINUTE: '9999999' };
  const folderAndPort = { QUICKPORTAL_DATA: folder, SEED: 'none', PORT: '0', HOST: '127.0.0.1' };
  const environment = { ...folderAndPort, ...limits, LOG_LEVEL: logLevel };
  const running = await start(readConfiguration(environment, ['--role', 'web']), { portalFolder: folder });
  const owned = await connectAsOwner(environment);
  const owner = new Client(owned.owner);
  await owner.connect();
  const services = { ...running.services, clock: fixedClock(testTime), owner } as unknown as TestServices;
  await insertCommunity(owner, { id: place.communityId, businessId: place.businessId });
  await insertCustomers(owner, { ...place, firstId: 1001, count: CUSTOMERS });
  await insertCustomers(owner, { ...place, firstId: 1001 + CUSTOMERS, count: OTHERS });
  const kit = await paymentKit(services, place);
  for (let number = 0; number < CUSTOMERS; number++) await kit.card(1001 + number);
  await settle(owner);
  return {
    services,
    owner,
    port: Number(new URL(running.address ?? '').port),
    async stop() {
      await owner.end();
      await running.stop();
      await owned.stop();
    },
  };
}
