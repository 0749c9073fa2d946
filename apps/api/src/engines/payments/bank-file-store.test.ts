import { createDatabase } from '@quickportal/db/connect/database';
import { insertSentFiles, listSentFiles } from '@quickportal/db/payments/write-bank-files';
import { insertCommunity } from '@quickportal/db/testing/test-rows';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { composeServices } from '../../server/compose-services.ts';
import { createTestServices, type TestServices } from '../../testing/test-services.ts';
import { keepContent, readContent, removeOutdatedContents, resealBankFiles } from './bank-file-store.ts';

let services: TestServices;
const batch = { communityId: 10, batchId: 0 };
beforeAll(async () => {
  services = await createTestServices();
  await insertCommunity(services.owner, { id: 10, businessId: 101 });
  const { rows } = await services.owner.query<{ id: number }>(
    `with g as (insert into app.payment_batch_group (community_id, business_id, source, status, settlement_date, created_at, updated_at)
       values (10, 101, 'TERMINAL', 'OPEN', '2026-11-23', $1, $1) returning id)
     insert into app.payment_batch (community_id, payment_batch_group_id, business_id, payment_method, currency, status, settlement_date, created_at, updated_at)
     select 10, g.id, 101, 'DIRECT_DEBIT', 'AUD', 'OPEN', '2026-11-23', $1, $1 from g returning id`,
    [services.clock.now().toISOString()],
  );
  batch.batchId = rows[0]?.id ?? 0;
});
afterAll(() => services.drop());

const JOBS = { kind: 'jobs' } as const;
const text = Buffer.from('account 12345678');
const keep = async (name: string) => {
  const kept = await keepContent(services, { communityId: 10, name }, text);
  const file = { name, network: 'AU_DIRECT_ENTRY', processOn: '2026-11-23', ...kept } as const;
  await services.db.transaction(JOBS, (trx) => insertSentFiles(trx, batch, [file], services.clock.now()));
  return { communityId: 10, ...file };
};
const listed = async (name: string) => {
  const files = await listSentFiles(services.db.reader(JOBS), batch);
  return files.find((file) => file.name === name);
};

it('keeps contents encrypted, each for its own file, and notices a change', async () => {
  const file = await keep('10-a.1');
  expect(await readContent(services, file)).toEqual(text);
  await expect(readContent(services, { ...file, name: '10-a.2' })).rejects.toThrow('belongs to something else');
  await services.storage.put(file.storageKey, [Buffer.alloc(60, 7)]);
  await expect(readContent(services, file)).rejects.toThrow();
});

it('seals the keys again after the master key changed', async () => {
  const file = await keep('10-b.1');
  const withKeys = (masterKey: string, formerMasterKeys: string[]) =>
    composeServices({
      ...services,
      configuration: { ...services.configuration, masterKey, formerMasterKeys },
      db: createDatabase(services.database),
    });
  const newKey = 'the next master key, which has more than 32 bytes';
  const during = withKeys(newKey, [services.database.masterKey]);
  expect(await resealBankFiles(during)).toBe(2);
  expect(await resealBankFiles(during)).toBe(0);
  await during.db.close();
  const after = withKeys(newKey, []);
  expect(await readContent(after, { ...file, sealedKey: (await listed('10-b.1'))?.sealedKey ?? '' })).toEqual(text);
  await expect(readContent(after, file)).rejects.toThrow('not known');
  await after.db.close();
});

it('removes contents after 150 days and still knows the file', async () => {
  const old = await keep('10-c.1');
  services.clock.advance(100 * 86_400_000);
  const young = await keep('10-d.1');
  services.clock.advance(51 * 86_400_000);
  await removeOutdatedContents(services);
  expect(await listed('10-c.1')).toMatchObject({ status: 'WRITTEN', storageKey: null, sealedKey: null });
  expect(await services.storage.exists(old.storageKey)).toBe(false);
  expect(await listed('10-d.1')).toMatchObject({ storageKey: young.storageKey });
  expect(await services.storage.exists(young.storageKey)).toBe(true);
});
