import type { AuBankAccount } from '@quickportal/contracts/supplier-accounts/supplier-account';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiCaller, type ApiCaller } from '../../../testing/api-caller.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { AU_BANK, setUpDirectEntry } from '../supplier-accounts.fixture.ts';

let server: TestServer;
let manager: ApiCaller;
let authoriser: ApiCaller;
beforeAll(async () => {
  server = await createTestServer();
  const staff = async (loginName: string, rights: readonly ('MANAGE_ACCOUNTS' | 'AUTHORISE_ACCOUNTS')[]) =>
    apiCaller(server, await server.signIn({ loginName, communityId: null, rights, chooses: 10 }));
  manager = await staff('manager', ['MANAGE_ACCOUNTS']);
  authoriser = await staff('authoriser', ['AUTHORISE_ACCOUNTS']);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.rows(
    `delete from app.proposal; delete from app.settlement_au_bank;
     delete from app.settlement_account where kind = 'AU_BANK'; delete from app.payment_term; delete from app.payment_instrument;
     delete from app.community_service; delete from app.community_parameter where code like 'APCA%';
     update app.business set dual_authorisation = false`,
  );
  await setUpDirectEntry(server.services.owner, 10);
});

const ACCOUNTS = 'supplier-business/101/accounts';
const BANKS = `${ACCOUNTS}/au-bank-accounts`;
const { accountNumber: _number, ...WITHOUT_NUMBER } = AU_BANK;
const listed = async () => (await manager.get(BANKS)).body as AuBankAccount[];
const add = (body: object = AU_BANK) => manager.post(BANKS, body);
const messagesOf = ({ body }: { body: { errors?: { field: string; messages: string[] }[] } }) =>
  Object.fromEntries((body.errors ?? []).map(({ field, messages }) => [field, messages[0]]));
const stored = async () =>
  (
    await server.rows<{ bsb: string; masked: string; entry: number }>(
      `select bsb, masked_number as masked, vault_entry_id as entry from app.settlement_account where kind = 'AU_BANK'`,
    )
  )[0];

describe('AU bank accounts', () => {
  it('are added with their number in the vault only, and listed [3C005 3E002]', async () => {
    const { status, body } = await add();
    expect([status, body]).toMatchObject([201, { accountUpdated: true }]);
    const found = await listed();
    expect(found).toEqual([
      {
        accountId: body.accountId,
        accountAlias: 'Water direct debits',
        accountDisplayName: `Water direct debits (${(await stored())?.masked})`,
        directEntryId: '361204',
        remitterName: 'HC WATER',
        apcaEditUrl: null,
        deedsStatus: 'NOT_SENT',
        derpsStatus: 'NOT_SENT',
        enabled: true,
        pendingAccountAuthorisationId: null,
        version: 1,
      },
    ]);
    const kept = await server.rows(`select * from app.audit_entry a where a::text like '%12345678%'`);
    expect([kept, JSON.stringify(found).includes('12345678')]).toEqual([[], false]);
  });

  it('keep their number where an edit leaves it empty, and ask for it with another BSB', async () => {
    const { accountId } = (await add()).body;
    const before = await stored();
    const edit = (body: object) => manager.patch(`${BANKS}/${accountId}`, body);
    expect((await edit({ ...WITHOUT_NUMBER, remitterName: 'HC RATES', version: 1 })).status).toBe(200);
    expect(await stored()).toEqual(before);
    expect(messagesOf(await edit({ ...WITHOUT_NUMBER, bsb: '063-000' }))).toEqual({
      accountNumber: 'Enter the account number with another BSB.',
    });
    expect(messagesOf(await edit({ ...AU_BANK, remitterName: 'HC RATES' }))).toEqual({ '': 'No changes detected.' });
    expect((await edit({ ...AU_BANK, bsb: '063-000', accountNumber: '87654321' })).status).toBe(200);
    expect(await stored()).toMatchObject({ bsb: '063000', masked: expect.stringContaining('063-000') });
    expect((await stored())?.entry).not.toBe(before?.entry);
  });

  it.each([
    ['bsb', '06-2000'],
    ['accountNumber', '1234567890'],
    ['directEntryId', '36120'],
    ['apcaUserName', ''],
    ['apcaUserName', 'N'.repeat(27)],
    ['remitterName', 'R'.repeat(17)],
    ['remitterName', 'Café'],
    ['payeeReference', 'P'.repeat(19)],
  ])('refuse the %s "%s" at its field', async (field, value) => {
    const refused = await add({ ...AU_BANK, [field]: value });
    expect([refused.status, Object.keys(messagesOf(refused))]).toEqual([422, [field]]);
  });

  it.each([
    [
      `update app.payment_instrument set enabled = false`,
      `The 'Direct Entry' payment instrument is not enabled for this community.`,
      { paymentInstrumentEnabled: false },
    ],
    [
      `delete from app.community_parameter where code = 'APCA_USER_NAME'`,
      'The community parameters APCA_NUMBER and APCA_USER_NAME are not both set.',
      { apcaParametersProvided: false },
    ],
    [
      `delete from app.community_service`,
      'The direct entry service is not present.',
      { serviceConfigured: false, serviceEnabled: false },
    ],
    [
      `update app.community_service set enabled = false`,
      'The direct entry service is not active.',
      { serviceEnabled: false },
    ],
  ])('take no change after "%s" [3C004 3E003 3M060]', async (change, reason, status) => {
    const { accountId } = (await add()).body;
    const everything = {
      paymentInstrumentEnabled: true,
      apcaParametersProvided: true,
      serviceConfigured: true,
      serviceEnabled: true,
    };
    expect((await manager.get('communities/10/direct-entry')).body).toEqual(everything);
    await server.rows(change);
    expect((await manager.get('communities/10/direct-entry')).body).toEqual({ ...everything, ...status });
    for (const refused of [
      await add(),
      await manager.patch(`${BANKS}/${accountId}`, { ...WITHOUT_NUMBER, remitterName: 'OTHER' }),
      await manager.post(`${ACCOUNTS}/${accountId}/disable`, {}),
    ])
      expect([refused.status, refused.body.detail]).toEqual([
        409,
        `This business is not correctly configured for Direct Entry. ${reason}`,
      ]);
  });

  it('wait under dual authorisation without their number in the request', async () => {
    await server.rows('update app.business set dual_authorisation = true where id = 101');
    const { dualAuthId } = (await add()).body;
    const [request] = await server.rows<{ whole: string }>(
      'select p::text as whole from app.proposal p where id = $1',
      [dualAuthId],
    );
    expect(request?.whole).not.toContain('12345678');
    const { version, propertyDifferences } = (await authoriser.get(`proposals/${dualAuthId}`)).body;
    expect(propertyDifferences).toContainEqual({
      propertyName: 'Settlement account',
      existingValue: null,
      modifiedValue: expect.stringMatching(/^062-000/),
      different: true,
    });
    expect((await authoriser.post(`proposals/${dualAuthId}/approve`, { version })).status).toBe(200);
    expect(await listed()).toMatchObject([{ accountAlias: 'Water direct debits', enabled: true }]);
  });

  it('say in a request that another number is another one, where both look the same', async () => {
    const { accountId } = (await add()).body;
    await server.rows('update app.business set dual_authorisation = true where id = 101');
    const { dualAuthId } = (await manager.patch(`${BANKS}/${accountId}`, { ...AU_BANK, accountNumber: '99945678' }))
      .body;
    const { propertyDifferences } = (await authoriser.get(`proposals/${dualAuthId}`)).body;
    expect(propertyDifferences.filter(({ different }: { different: boolean }) => different)).toEqual([
      {
        propertyName: 'Settlement account',
        existingValue: (await stored())?.masked,
        modifiedValue: `${(await stored())?.masked} (another number)`,
        different: true,
      },
    ]);
  });
});
