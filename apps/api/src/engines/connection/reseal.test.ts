import { createDatabase } from '@quickportal/db/connect/database';
import {
  insertConnectionDetails,
  updateHandoffKey,
} from '@quickportal/db/connection-details/change-connection-details';
import { insertCommunity } from '@quickportal/db/testing/test-rows';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Services } from '../../procedures/services.ts';
import { composeServices } from '../../server/compose-services.ts';
import { createTestServices, type TestServices } from '../../testing/test-services.ts';
import { openConnectionSecret, sealConnectionSecret, type ConnectionSecret } from './connection-secrets.ts';
import { resealConnections } from './reseal.ts';

const newKey = 'the next master key, which has more than 32 bytes';
let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
  await insertCommunity(services.owner, { id: 10 });
});
afterAll(() => services.drop());

/** Sealer with other keys; the database's passwords stay. */
function withKeys(masterKey: string, formerMasterKeys: string[]): Services {
  const configuration = { ...services.configuration, masterKey, formerMasterKeys };
  return composeServices({ ...services, configuration, db: createDatabase(services.database) });
}

it('seals every secret of a connection again, and then needs the former master key no more', async () => {
  const now = services.clock.now();
  const seal = (secret: ConnectionSecret, plain: string) => sealConnectionSecret(services, 10, secret, plain);
  await services.db.transaction({ kind: 'community', communityId: 10 }, async (trx) => {
    const detail = { communityId: 10, customerUsername: 'c10.connect', handoffKeyLength: 6 };
    const handoffKeySealed = seal('hand-off key', 'former');
    await insertConnectionDetails(
      trx,
      { ...detail, customerPasswordSealed: seal('password', 'word'), handoffKeySealed },
      now,
    );
    await updateHandoffKey(trx, 10, { sealed: seal('hand-off key', 'new'), length: 3, formerUntil: now }, now);
  });
  const during = withKeys(newKey, [services.database.masterKey]);
  expect(await resealConnections(during)).toBe(1);
  expect(await resealConnections(during)).toBe(0);
  await during.db.close();
  const after = withKeys(newKey, []);
  const { rows } = await services.owner.query<Record<string, string>>(
    'select customer_password_sealed, handoff_key_sealed, former_handoff_key_sealed from app.connection_detail',
  );
  const open = (secret: ConnectionSecret, column: string) =>
    openConnectionSecret(after, 10, secret, String(rows[0]?.[column]));
  expect(open('password', 'customer_password_sealed')).toBe('word');
  expect(open('hand-off key', 'handoff_key_sealed')).toBe('new');
  expect(open('hand-off key', 'former_handoff_key_sealed')).toBe('former');
  // Bound to its place: a password is no key
  expect(() => open('hand-off key', 'customer_password_sealed')).toThrow('belongs to something else');
  await after.db.close();
});
