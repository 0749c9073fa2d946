import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiCaller, type ApiCaller } from '../../testing/api-caller.ts';
import { settingsByTwoUsers } from '../../testing/settings-by-two-users.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let officer: ApiCaller;
let viewer: ApiCaller;
beforeAll(async () => {
  server = await createTestServer();
  const user = { kind: 'CLIENT', communityId: 10 } as const;
  const rights = ['MANAGE_FACILITY_SETTINGS', 'VIEW_CUSTOMERS', 'MANAGE_CUSTOMERS'] as const;
  officer = apiCaller(server, await server.signIn({ ...user, loginName: 'officer', rights }));
  viewer = apiCaller(server, await server.signIn({ ...user, loginName: 'viewer', rights: ['VIEW_FACILITY_SETTINGS'] }));
});
afterAll(() => server.close());
beforeEach(() => server.rows('delete from app.proposal; delete from app.community_setting where community_id = 10'));

const PATH = 'facility-settings/customisation';
const labels = {
  supplierLabelSingular: 'Business',
  supplierLabelPlural: 'Businesses',
  buyerLabelSingular: 'Buyer',
  buyerLabelPlural: 'Buyers',
};
const schools = { supplierLabelSingular: 'School', supplierLabelPlural: 'Schools' };

describe('the labels', () => {
  it('are those of the platform before anything was set [2C113]', async () => {
    expect(await viewer.get(PATH)).toMatchObject({ status: 200, body: { ...labels, version: 1 } });
  });

  it('change where they are sent, and are in the session at once [2C114]', async () => {
    expect(await officer.patch(PATH, { ...schools, version: 1 })).toMatchObject({
      status: 200,
      body: { ...labels, ...schools, version: 2 },
    });
    expect((await viewer.get('session')).body.community.labels).toEqual({ ...labels, ...schools });
    expect((await officer.patch(PATH, { buyerLabelSingular: 'Parent', version: 1 })).status).toBe(409);
    expect((await viewer.patch(PATH, { buyerLabelSingular: 'Parent' })).status).toBe(403);
  });

  it('say who changed them last, and when', async () => {
    await officer.patch(PATH, { supplierLabelSingular: 'Club' });
    await officer.patch(PATH, { supplierLabelSingular: 'School' });
    const after = await viewer.get('facility-settings/last-changes');
    expect(after.status).toBe(200);
    expect(after.body).toEqual([
      { section: 'customisation', changedAt: server.services.clock.now().toISOString(), changedBy: expect.any(String) },
    ]);
  });

  it('have 1 to 40 characters', async () => {
    for (const supplierLabelSingular of ['', ' ', 'x'.repeat(41)])
      expect((await officer.patch(PATH, { supplierLabelSingular })).body.errors[0].field).toBe('supplierLabelSingular');
  });

  it('wait for a second user where settings need one', async () => {
    const two = await settingsByTwoUsers(server, ['MANAGE_FACILITY_SETTINGS']);
    const proposalId = two.requested(await two.requester.patch(PATH, schools));
    expect((await viewer.get(PATH)).body).toMatchObject(labels);
    await two.approve(proposalId);
    expect((await viewer.get(PATH)).body).toMatchObject(schools);
  });
});
