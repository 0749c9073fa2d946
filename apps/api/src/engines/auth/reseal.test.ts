import { createDatabase } from '@quickportal/db/connect/database';
import { migrate } from '@quickportal/db/migrate/migrate';
import { saveSecondFactor } from '@quickportal/db/auth/change-second-factor';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { composeServices } from '../../server/compose-services.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import type { Services } from '../../procedures/services.ts';
import { resealSecondFactors } from './reseal.ts';
import { SealError } from './sealing.ts';
import { checkCode, secondFactorContext } from './second-factor/second-factor.ts';
import { newTotpSecret, totpCode } from './second-factor/totp.ts';

let kit: TestServer;
const userIds: number[] = [];
const secrets = new Map<number, string>();
const newKey = 'the next master key, which has more than 32 bytes';

beforeAll(async () => {
  kit = await createTestServer();
  for (let index = 0; index < 103; index += 1) {
    userIds.push(await kit.addUser({ loginName: `person.${index}`, communityId: 10 }));
  }
  const now = kit.services.clock.now();
  await kit.services.db.transaction({ kind: 'auth' }, async (trx) => {
    for (const userId of userIds) {
      const secret = newTotpSecret();
      secrets.set(userId, secret);
      const sealed = kit.services.auth.sealer.seal('second-factor', secondFactorContext(userId), secret);
      await saveSecondFactor(trx, { userId, sealed, step: 1, now });
    }
  });
});
afterAll(() => kit.close());

/** The product, started with other keys on the same database. */
function startedWith(masterKey: string, formerMasterKeys: string[]): Services {
  const { server } = kit.services.database;
  const configuration = { ...kit.services.configuration, masterKey, formerMasterKeys };
  return composeServices({ ...kit.services, configuration, db: createDatabase({ server, masterKey }) });
}

const codeOf = (userId: number) => totpCode(secrets.get(userId) ?? '', kit.services.clock.now());

describe('changing the master key', () => {
  it('opens second factors with the former key, seals them again, and then needs it no more', async () => {
    const { masterKey } = kit.services.database;
    await migrate({ owner: kit.services.database.ownerConfig, masterKey: newKey, formerMasterKeys: [masterKey] });
    const during = startedWith(newKey, [masterKey]);
    const [first = 0, second = 0] = userIds;
    expect(await checkCode(during, first, codeOf(first), kit.services.clock.now())).toMatchObject({ kind: 'app' });
    expect(await resealSecondFactors(during)).toBe(103);
    expect(await resealSecondFactors(during)).toBe(0);
    await during.db.close();

    const after = startedWith(newKey, []);
    for (const userId of [first, second, userIds.at(-1) ?? 0]) {
      const now = kit.services.clock.now();
      expect(await checkCode(after, userId, codeOf(userId), now)).toMatchObject({ kind: 'app' });
    }
    await after.db.close();
    // login roles belong to the whole server
    await migrate({ owner: kit.services.database.ownerConfig, masterKey, formerMasterKeys: [newKey] });
  });

  it('names no key it does not know, and changes nothing then', async () => {
    const stranger = { ...kit.services, db: createDatabase(kit.services.database) };
    const configuration = { ...kit.services.configuration, masterKey: `${newKey} 2` };
    const services = composeServices({ ...stranger, configuration });
    const before = await kit.rows('select user_id, secret from app.totp order by user_id');
    await expect(resealSecondFactors(services)).rejects.toThrow(SealError);
    expect(await kit.rows('select user_id, secret from app.totp order by user_id')).toEqual(before);
    await services.db.close();
  });
});
