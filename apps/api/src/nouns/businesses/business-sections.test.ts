import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiCaller, type ApiCaller } from '../../testing/api-caller.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let manager: ApiCaller;
let authoriser: ApiCaller;
let facility: ApiCaller;
let viewer: ApiCaller;
let elsewhere: ApiCaller;
const OF = 'business/101';

beforeAll(async () => {
  server = await createTestServer();
  const staff = async (loginName: string, rights: Parameters<typeof server.signIn>[0]['rights'], chooses = 10) =>
    apiCaller(server, await server.signIn({ loginName, communityId: null, rights, chooses }));
  manager = await staff('manager', ['MANAGE_BUSINESSES', 'MANAGE_ACCOUNTS']);
  authoriser = await staff('authoriser', ['AUTHORISE_ACCOUNTS', 'VIEW_BUSINESSES']);
  elsewhere = await staff('elsewhere', ['MANAGE_BUSINESSES', 'MANAGE_ACCOUNTS'], 20);
  const user = async (loginName: string, rights: Parameters<typeof server.signIn>[0]['rights']) =>
    apiCaller(server, await server.signIn({ loginName, communityId: 10, rights }));
  facility = await user('facility', ['MANAGE_BUSINESSES']);
  viewer = await user('viewer', ['VIEW_BUSINESSES']);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.rows(
    `delete from app.proposal; delete from app.external_system_client; delete from app.business_parameter;
     delete from app.business_product where business_id in (101, 102);
     update app.business set settings_version = 1, details_version = 1, enablement_version = 1, dual_authorisation = false, contact_name = '', contact_email = '',
       contact_phone = '', notification_email = '', abn = null, nzbn = null, registered_name = '' where id in (101, 102)`,
  );
});

const messagesOf = ({ body }: { body: { errors?: { field: string; messages: string[] }[] } }) =>
  Object.fromEntries((body.errors ?? []).map(({ field, messages }) => [field, messages[0]]));
const audits = () =>
  server.rows<{ action: string; description: string }>(
    `select action, description from app.audit_entry where object_type = 'business' and object_id = '101' order by id desc`,
  );

describe('the settings of a business', () => {
  it('are changed by its facility, and what is left out stays', async () => {
    const edit = { contactName: 'Ruth Okafor', contactPhone: '02 4925 1100', version: 1 };
    const { status, body } = await facility.patch(`${OF}/settings`, edit);
    expect([status, body]).toMatchObject([200, { contactName: 'Ruth Okafor', contactEmail: '', version: 2 }]);
    expect((await audits())[0]?.description).toContain('Contact name, Contact phone');
    const again = await facility.patch(`${OF}/settings`, { contactName: 'Ruth Okafor' });
    expect(messagesOf(again)).toEqual({ '': 'No changes detected.' });
    expect((await manager.patch(`${OF}/settings`, { contactName: 'Another', version: 1 })).status).toBe(409);
  });

  it.each([
    ['contactEmail', 'nobody'],
    ['notificationEmail', 'a@'],
    ['contactPhone', '12'],
  ])('refuse the %s "%s" at its field', async (field, value) => {
    const refused = await facility.patch(`${OF}/settings`, { [field]: value });
    expect([refused.status, Object.keys(messagesOf(refused))]).toEqual([422, [field]]);
  });

  it('have all six card schemes, and are read by viewers', async () => {
    const { status, body } = await viewer.get(`${OF}/settings`);
    expect([status, body]).toMatchObject([200, { dualAuthEnabled: false, pendingDualAuthId: null }]);
    expect((body as { cardSchemes: unknown[] }).cardSchemes).toHaveLength(6);
    expect((await viewer.patch(`${OF}/settings`, { contactName: 'No' })).status).toBe(403);
  });

  it('wait for a second person where the settings of the community need one', async () => {
    await server.rows(
      `insert into app.community_setting (community_id, settings_need_second_person, updated_at) values (10, true, now())
         on conflict (community_id) do update set settings_need_second_person = true`,
    );
    const waits = await manager.patch(`${OF}/settings`, { contactName: 'Ruth Okafor' });
    await server.rows(`update app.community_setting set settings_need_second_person = false where community_id = 10`);
    // Where no user could approve, the request is refused at once
    expect([202, 422]).toContain(waits.status);
    expect((await viewer.get(`${OF}/settings`)).body).toMatchObject({ contactName: '', version: 1 });
  });
});

describe('the details of a business', () => {
  it('are changed by staff, numbers as their digits', async () => {
    const edit = { abn: '51 824 753 556', nzbn: '9429041561829', registeredName: 'Harbour City Council', version: 1 };
    const { status, body } = await manager.patch(`${OF}/details`, edit);
    expect([status, body]).toMatchObject([200, { abn: '51824753556', nzbn: '9429041561829', version: 2 }]);
    const cleared = await manager.patch(`${OF}/details`, { abn: '', nzbn: '' });
    expect([cleared.status, cleared.body]).toMatchObject([200, { abn: '', nzbn: '' }]);
  });

  it.each([
    ['abn', '51 824 753 557', 'Not a valid ABN. Check the digits.'],
    ['nzbn', '9429041561826', 'Not a valid NZBN. Check the digits.'],
    ['merchantCategoryCode', '49', 'Use four digits.'],
    ['name', '', undefined],
    ['name', 'N'.repeat(101), undefined],
    ['country', 'FR', undefined],
  ])('refuse the %s "%s" at its field', async (field, value, message) => {
    const refused = await manager.patch(`${OF}/details`, { [field]: value });
    expect([refused.status, Object.keys(messagesOf(refused))]).toEqual([422, [field]]);
    if (message !== undefined) expect(messagesOf(refused)[field]).toBe(message);
  });

  it('are for staff, in the community that they work in', async () => {
    expect((await facility.get(`${OF}/details`)).status).toBe(403);
    expect((await elsewhere.get(`${OF}/details`)).status).toBe(404);
    expect((await elsewhere.patch(`${OF}/details`, { name: 'Theirs' })).status).toBe(404);
  });
});

describe('the enablement of a business', () => {
  it('has products, codes and clients, which are replaced as a whole', async () => {
    const clients = [
      { systemCode: 'SAP', clientCode: 'HCW-4100' },
      { systemCode: 'ORACLE', clientCode: '77' },
    ];
    const edit = { recurring: true, cisKey: 'C0918244', billingCode: 'HCW-01', externalSystemClients: clients };
    const { status, body } = await manager.patch(`${OF}/enablement`, { ...edit, version: 1 });
    expect([status, body]).toMatchObject([200, { ...edit, externalSystemClients: clients.toReversed(), version: 2 }]);
    const fewer = await manager.patch(`${OF}/enablement`, { recurring: false, cisKey: '', externalSystemClients: [] });
    const left = { recurring: false, cisKey: '', billingCode: 'HCW-01', externalSystemClients: [] };
    expect([fewer.status, fewer.body]).toMatchObject([200, left]);
  });

  it('refuses a product that the community does not have, and a client that another business is', async () => {
    await server.rows(`delete from app.community_product where community_id = 10 and product = 'PAYTO'`);
    const refused = await manager.patch(`${OF}/enablement`, { payto: true });
    expect(messagesOf(refused)).toEqual({ payto: 'Enable PayTo for the community first.' });
    const clients = { externalSystemClients: [{ systemCode: 'SAP', clientCode: '1' }] };
    expect((await manager.patch('business/102/enablement', clients)).status).toBe(200);
    expect(Object.keys(messagesOf(await manager.patch(`${OF}/enablement`, clients)))).toEqual([
      'externalSystemClients',
    ]);
    const badCode = await manager.patch(`${OF}/enablement`, { billingCode: 'lower case' });
    expect(Object.keys(messagesOf(badCode))).toEqual(['billingCode']);
  });
});

describe('the sections of a business', () => {
  const edits = {
    settings: { contactName: 'Ruth Okafor', version: 1 },
    details: { registeredName: 'Harbour City Council', version: 1 },
    enablement: { billingCode: 'HCW-01', version: 1 },
  };

  it('are saved one after the other from forms that were opened together', async () => {
    for (const [section, edit] of Object.entries(edits)) {
      const { status, body } = await manager.patch(`${OF}/${section}`, edit);
      expect([section, status, body.version]).toEqual([section, 200, 2]);
    }
    for (const [section, { version }] of Object.entries(edits)) {
      const { status } = await manager.patch(`${OF}/${section}`, { version });
      expect([section, status]).toEqual([section, 409]);
    }
  });

  it('wait for a second person side by side, and are approved one after the other', async () => {
    await server.rows(
      `insert into app.community_setting (community_id, settings_need_second_person, updated_at) values (10, true, now())
         on conflict (community_id) do update set settings_need_second_person = true`,
    );
    const rights = ['APPROVE_REQUESTS', 'VIEW_BUSINESSES'] as const;
    const approver = apiCaller(
      server,
      await server.signIn({ loginName: 'approver', communityId: null, rights, chooses: 10 }),
    );
    const requests: number[] = [];
    for (const [section, edit] of Object.entries(edits)) {
      const { status, body } = await manager.patch(`${OF}/${section}`, edit);
      expect([section, status]).toEqual([section, 202]);
      requests.push(body.proposalId);
    }
    expect((await manager.patch(`${OF}/details`, { registeredName: 'Another' })).status).toBe(409);
    for (const proposalId of requests) {
      const { status, raw } = await approver.post(`proposals/${proposalId}/approve`, {});
      expect(status, raw).toBe(200);
    }
    await server.rows(`update app.community_setting set settings_need_second_person = false where community_id = 10`);
    for (const [section, edit] of Object.entries(edits))
      expect((await manager.get(`${OF}/${section}`)).body).toMatchObject({ ...edit, version: 2 });
  });

  it.each(Object.keys(edits) as (keyof typeof edits)[])(
    'clash where one of them is changed by 16 at once: %s',
    async (section) => {
      const changes = Array.from({ length: 16 }, (_, at) => {
        const { version, ...fields } = edits[section];
        const field = Object.keys(fields)[0] as string;
        return manager.patch(`${OF}/${section}`, { [field]: `CODE-${at}`, version });
      });
      const statuses = (await Promise.all(changes)).map(({ status }) => status);
      expect(statuses.toSorted((a, b) => a - b)).toEqual([200, ...Array.from({ length: 15 }, () => 409)]);
    },
  );
});

describe('dual authorisation of a business', () => {
  it('is switched when a second member of staff approves it', async () => {
    const requested = await manager.post(`${OF}/dual-authorisation`, { enabled: true, reason: 'Policy' });
    expect(requested.status).toBe(202);
    const { proposalId } = requested.body as { proposalId: number };
    expect((await manager.get(`${OF}/settings`)).body).toMatchObject({
      dualAuthEnabled: false,
      pendingDualAuthId: proposalId,
    });
    // A facility sees no requests of staff
    expect((await viewer.get(`${OF}/settings`)).body).toMatchObject({ pendingDualAuthId: null });
    expect((await manager.post(`${OF}/dual-authorisation`, { enabled: true })).status).toBe(409);
    // Other settings may change while it waits
    expect((await manager.patch(`${OF}/settings`, { contactName: 'Ruth Okafor' })).status).toBe(200);
    expect((await authoriser.post(`proposals/${proposalId}/approve`, {})).status).toBe(200);
    expect((await manager.get(`${OF}/settings`)).body).toMatchObject({
      dualAuthEnabled: true,
      pendingDualAuthId: null,
    });
    expect((await audits())[0]).toMatchObject({ action: 'businesses.switch-dual-authorisation' });
    expect((await manager.post(`${OF}/dual-authorisation`, { enabled: true })).status).toBe(409);
  });

  it('is for staff with the rights to accounts, in the community that they work in', async () => {
    expect((await facility.post(`${OF}/dual-authorisation`, { enabled: true })).status).toBe(403);
    expect((await authoriser.post(`${OF}/dual-authorisation`, { enabled: true })).status).toBe(403);
    expect((await elsewhere.post(`${OF}/dual-authorisation`, { enabled: true })).status).toBe(404);
  });
});
