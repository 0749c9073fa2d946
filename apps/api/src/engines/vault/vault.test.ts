import { insertBusiness, insertCommunity } from '@quickportal/db/testing/test-rows';
import { readSealedNumbers } from '@quickportal/db/vault/vault-entry';
import type { VaultNumber } from '@quickportal/db/vault/vault-number';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testActors, testOrigin } from '../../testing/test-actors.ts';
import { createTestServices, type TestServices } from '../../testing/test-services.ts';
import { findEqualNumbers, fingerprintNumber, keepNumber, NoVaultNumberError, openVaultNumber } from './vault.ts';

let services: TestServices;
const scope = { kind: 'community', communityId: 10 } as const;
const card: VaultNumber = { kind: 'CARD', cardNumber: '4111 1111 1111 1111' };
const account: VaultNumber = { kind: 'AU_ACCOUNT', bsb: '062000', accountNumber: '12345678' };

beforeAll(async () => {
  services = await createTestServices();
  await insertCommunity(services.owner, { id: 10, businessId: 101 });
  await insertBusiness(services.owner, { communityId: 10, id: 102 });
  await insertCommunity(services.owner, { id: 20, businessId: 201 });
});
afterAll(() => services.drop());

const keep = (number: VaultNumber, communityId = 10, businessId = communityId * 10 + 1) =>
  services.db.transaction({ kind: 'community', communityId }, (trx) =>
    keepNumber(services, trx, { communityId, businessId, number, at: services.clock.now() }),
  );

const open = (
  vaultEntryId: number,
  within: Parameters<TestServices['db']['transaction']>[0] = scope,
  communityId = 10,
) =>
  services.db.transaction(within, (trx) =>
    openVaultNumber(services, trx, {
      place: { communityId, vaultEntryId },
      reason: 'PAYMENT',
      actor: testActors.facility,
      origin: testOrigin,
      at: services.clock.now(),
    }),
  );

describe('a number in the vault', () => {
  it('is shown masked, and opened with an audit entry that does not hold it', async () => {
    const kept = await keep(card);
    expect(kept).toMatchObject({ masked: '411111......1111', lastDigits: '1111', cardScheme: 'VISA', kind: 'CARD' });
    expect(await open(kept.vaultEntryId)).toEqual({ kind: 'CARD', cardNumber: '4111111111111111' });
    const { rows } = await services.owner.query(
      `select actor_login_name, object_id, description, after from app.audit_entry where action = 'vault.opened'`,
    );
    expect(rows).toEqual([
      {
        actor_login_name: 'facility.two',
        object_id: String(kept.vaultEntryId),
        description: 'Number 411111......1111 opened to take a payment',
        after: { reason: 'PAYMENT' },
      },
    ]);
  });

  it('is given out by the database to no one who did not write that down in the same transaction', async () => {
    const { vaultEntryId } = await keep(account);
    const place = { communityId: 10, vaultEntryId };
    await open(vaultEntryId);
    for (const role of [scope, { kind: 'jobs' }] as const)
      await expect(
        services.db.transaction(role, (trx) => readSealedNumbers(trx, { ...place, ids: [place.vaultEntryId] })),
      ).rejects.toThrow();
    // The audit entry of one number opens no other
    const other = await keep(account);
    const twice = services.db.transaction(scope, async (trx) => {
      const at = services.clock.now();
      await openVaultNumber(services, trx, {
        place,
        reason: 'REFUND',
        actor: testActors.facility,
        origin: testOrigin,
        at,
      });
      return readSealedNumbers(trx, { ...place, ids: [vaultEntryId, other.vaultEntryId] });
    });
    await expect(twice).rejects.toThrow();
  });

  it.each(['tenant', 'staff', 'jobs', 'auth', 'restricted'])('has sealed bytes that %s cannot select', async (role) => {
    await keep(card);
    await services.owner.query('begin');
    await services.owner.query(`set local role ${role}`);
    await expect(services.owner.query('select sealed from app.vault_entry')).rejects.toThrow('permission denied');
    await services.owner.query('rollback');
  });

  it('is reached by its own community and businesses only, and by jobs', async () => {
    const { vaultEntryId } = await keep(card);
    const audited = () => services.owner.query(`select from app.audit_entry where action = 'vault.opened'`);
    const entries = (await audited()).rowCount;
    expect(await open(vaultEntryId, { kind: 'community', communityId: 20 })).toBeUndefined();
    expect(await open(vaultEntryId, { kind: 'community', communityId: 20 }, 20)).toBeUndefined();
    expect(await open(vaultEntryId, { ...scope, businessIds: [102] })).toBeUndefined();
    expect((await audited()).rowCount).toBe(entries);
    expect(await open(vaultEntryId, { ...scope, businessIds: [101] })).toMatchObject({ kind: 'CARD' });
    expect(await open(vaultEntryId, { kind: 'jobs' })).toMatchObject({ kind: 'CARD' });
  });

  it('opens no more once its row was moved or changed', async () => {
    const [vaultEntry, other] = [await keep(card), await keep({ kind: 'CARD', cardNumber: '5555555555554444' })];
    await services.owner.query(
      `update app.vault_entry e set sealed = o.sealed, wrapped_key = o.wrapped_key from app.vault_entry o
       where e.id = $1 and o.id = $2`,
      [vaultEntry.vaultEntryId, other.vaultEntryId],
    );
    await expect(open(vaultEntry.vaultEntryId)).rejects.toThrow('belongs somewhere else');
  });

  it('is refused where it could not be charged, in words without it', async () => {
    const refused = keep({ kind: 'CARD', cardNumber: '4111111111111112' });
    await expect(refused).rejects.toBeInstanceOf(NoVaultNumberError);
    await expect(refused).rejects.not.toThrow(/4111/);
  });
});

describe('equal numbers', () => {
  it('are found in their community however they were written, and in no other', async () => {
    const number: VaultNumber = { kind: 'NZ_ACCOUNT', nzAccount: '12-3140-0171307-50' };
    const kept = [await keep(number), await keep({ ...number, nzAccount: '12 3140 0171307 050' })];
    await keep(number, 20);
    const found = await findEqualNumbers(services, services.db.reader(scope), { communityId: 10, number });
    expect(found.map((vaultEntry) => vaultEntry.vaultEntryId)).toEqual(
      kept.map((vaultEntry) => vaultEntry.vaultEntryId),
    );
    expect(
      await findEqualNumbers(services, services.db.reader(scope), {
        communityId: 10,
        number: { kind: 'CARD', cardNumber: '1' },
      }),
    ).toEqual([]);
    const none = { communityId: 10, number: { kind: 'NZ_ACCOUNT', nzAccount: '38-9000-0000108-00' } } as const;
    expect(await findEqualNumbers(services, services.db.reader(scope), none)).toEqual([]);
  });

  it('have one fingerprint also when the first numbers of a community come at once', async () => {
    await insertCommunity(services.owner, { id: 30, businessId: 301 });
    const prints = await Promise.all(
      Array.from({ length: 8 }, () =>
        services.db.transaction({ kind: 'community', communityId: 30 }, (trx) =>
          fingerprintNumber(services, trx, { communityId: 30, number: card, at: services.clock.now() }),
        ),
      ),
    );
    expect(new Set(prints.map((print) => print.toString('hex'))).size).toBe(1);
  });
});
