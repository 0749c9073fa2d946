import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { insertCommunity } from '@quickportal/db/testing/test-rows';
import { vaultKeys } from '@quickportal/db/vault/vault-keys';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Services } from '../../procedures/services.ts';
import { testActors, testOrigin } from '../../testing/test-actors.ts';
import { composeServices } from '../../server/compose-services.ts';
import { builtProgram } from '../../testing/built-programs.ts';
import { createTestServices, type TestServices } from '../../testing/test-services.ts';
import { rotateVault } from './rotate.ts';
import { findEqualNumbers, keepNumber, openVaultNumber } from './vault.ts';

let services: TestServices;
const NEW_KEY = 'the next master key, at least thirty-two bytes';
const scope = { kind: 'community', communityId: 10 } as const;
const number = { kind: 'CARD', cardNumber: '4111111111111111' } as const;
const COUNT = 600;

beforeAll(async () => {
  services = await createTestServices();
  await insertCommunity(services.owner, { id: 10, businessId: 101 });
  for (let done = 0; done < COUNT; done += 100)
    await services.db.transaction(scope, async (trx) => {
      for (let single = 0; single < 100; single++)
        await keepNumber(services, trx, { communityId: 10, businessId: 101, number, at: services.clock.now() });
    });
});
afterAll(() => services.drop());

const withKeys = (masterKey: string, formerMasterKeys: string[] = []): Services => {
  return composeServices({ ...services, configuration: { ...services.configuration, masterKey, formerMasterKeys } });
};

const wrappedWith = async (masterKey: string): Promise<number> => {
  const { rows } = await services.owner.query<{ count: number }>(
    'select count(*) from app.vault_entry where key_id = $1',
    [vaultKeys(masterKey).current.id],
  );
  return Number(rows[0]?.count);
};

const openAll = async (known: Services): Promise<void> => {
  const { rows } = await services.owner.query<{ id: number }>('select id from app.vault_entry order by id');
  await services.db.transaction(scope, async (trx) => {
    for (const { id } of rows) {
      const place = { communityId: 10, vaultEntryId: id };
      const by = { actor: testActors.facility, origin: testOrigin, at: services.clock.now() };
      expect(await openVaultNumber(known, trx, { place, reason: 'PAYMENT', ...by })).toEqual(number);
    }
  });
};

/** Runs the command, and kills it with SIGKILL as soon as `killWhen` resolves. */
async function command(killWhen?: Promise<void>): Promise<{ code: number | null; output: string }> {
  const { host, port, user, database } = services.database.ownerConfig;
  const url = `postgres://${user}@localhost/${database}?host=${encodeURIComponent(String(host))}&port=${port}`;
  const program = await builtProgram('apps/api/src/engines/vault/vault-rotate.cli.ts');
  const child = spawn(process.execPath, [program, '--batch=20'], {
    env: {
      ...process.env,
      DATABASE_URL: url,
      MASTER_KEY: NEW_KEY,
      MASTER_KEYS_FORMER: services.database.masterKey,
    },
  });
  void killWhen?.then(() => child.kill('SIGKILL'));
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}

it('a rotation that is killed in the middle goes on where it stopped, while numbers come in and are opened', async () => {
  // At the half it waits for a lock, so that it is killed there, however late this process notices
  const holder = new Client(services.database.ownerConfig);
  await holder.connect();
  await holder.query('begin');
  const middle = 'select id from app.vault_entry order by id limit 1 offset $1';
  await holder.query(`select from app.vault_entry where id = (${middle}) for update`, [COUNT / 2]);
  const waits = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  const atHalf = expect.poll(async () => (await services.owner.query(waits)).rowCount).toBe(1);
  const killed = await command(atHalf);
  await holder.end();
  expect(killed).toMatchObject({ code: null, output: expect.stringContaining('301 keys\n') });
  const done = await wrappedWith(NEW_KEY);
  expect(done).toBe(COUNT / 2);

  // The product works meanwhile, half of the keys wrapped again
  const during = withKeys(NEW_KEY, [services.database.masterKey]);
  await openAll(during);
  const at = services.clock.now();
  await services.db.transaction(scope, (trx) =>
    keepNumber(during, trx, { communityId: 10, businessId: 101, number, at }),
  );
  expect(await wrappedWith(NEW_KEY)).toBe(done + 1);
  expect((await findEqualNumbers(during, services.db.reader(scope), { communityId: 10, number })).length).toBe(100);

  const second = await command();
  expect(second.output).toContain(`${COUNT - done} keys were wrapped with the new key, 0 are left.`);
  expect(second.code).toBe(0);
  expect(await wrappedWith(NEW_KEY)).toBe(COUNT + 1);
  await openAll(withKeys(NEW_KEY));
  expect((await command()).output).toContain('0 keys were wrapped with the new key, 0 are left.');
});

it('two rotations at once do everything once', async () => {
  const third = withKeys('a third master key, at least thirty-two bytes', [NEW_KEY]);
  const results = await Promise.all([rotateVault(third, { batch: 50 }), rotateVault(third, { batch: 50 })]);
  expect(results[0].done + results[1].done).toBe(COUNT + 2);
  expect(await rotateVault(third)).toEqual({ done: 0, left: 0 });
});

it('a rotation without the key that is needed changes nothing and says so', async () => {
  await expect(rotateVault(withKeys('a key that knows nothing of all this, really'))).rejects.toThrow('not known');
});
