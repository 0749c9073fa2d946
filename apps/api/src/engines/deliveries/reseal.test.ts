import { createDatabase } from '@quickportal/db/connect/database';
import { insertCommunity } from '@quickportal/db/testing/test-rows';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Services } from '../../procedures/services.ts';
import { addEndpoint } from '../../testing/delivery-kit.ts';
import { composeServices } from '../../server/compose-services.ts';
import { createTestServices, type TestServices } from '../../testing/test-services.ts';
import { openSecret } from './endpoint-secrets.ts';
import { resealEndpoints } from './reseal.ts';

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

it('seals every secret of an endpoint again, and then needs the former key no more', async () => {
  const plain = await addEndpoint(services, { url: 'https://one.example/' });
  const basic = await addEndpoint(services, { url: 'https://two.example/', basic: 'user:word' });
  const during = withKeys(newKey, [services.database.masterKey]);
  expect(await resealEndpoints(during)).toBe(2);
  expect(await resealEndpoints(during)).toBe(0);
  await during.db.close();
  const after = withKeys(newKey, []);
  const { rows } = await services.owner.query<{ secret_sealed: string; basic_sealed: string | null }>(
    'select secret_sealed, basic_sealed from app.webhook_endpoint order by id',
  );
  expect(openSecret(after, plain, String(rows[0]?.secret_sealed))).toBe(plain.secret);
  expect(openSecret(after, basic, String(rows[1]?.basic_sealed))).toBe('user:word');
  await after.db.close();
});
