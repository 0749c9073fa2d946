import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiCaller, type ApiCaller } from '../../testing/api-caller.ts';
import { paymentKit } from '../../testing/payment-kit.ts';
import { scheduleKit, type ScheduleKit } from '../../testing/schedule-kit.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let officer: ApiCaller;
let kit: ScheduleKit;
let card: string;
beforeAll(async () => {
  server = await createTestServer();
  const money = await paymentKit(server.services);
  kit = await scheduleKit(server);
  card = await kit.tokenOf(await money.card(1001));
  const rights = ['MANAGE_CUSTOMERS', 'MANAGE_FACILITY_SETTINGS'] as const;
  officer = apiCaller(server, await server.signIn({ loginName: 'notices', kind: 'CLIENT', communityId: 10, rights }));
});
afterAll(() => server.close());

const path = 'customers/1001/notification-switches';
const withoutKind = (on: string[], kind: string) => on.filter((name) => name !== kind);
const sent = async (kind: string) =>
  (await kit.rows<{ status: string }>(`select status from app.notification where kind = $1 order by id`, [kind])).map(
    ({ status }) => status,
  );

describe('switches of notices', () => {
  it('are all on until a user decides, for a customer and for the facility', async () => {
    const shown = await officer.get(path);
    expect(shown.body).toMatchObject({
      facilitySwitchedOff: [],
      refusal: 'The customer has email notifications switched off.',
    });
    expect(shown.body.switchedOn).toContain('RECURRING_PAID');
    expect(shown.body.switchedOn).not.toContain('EXPORT_READY');
    expect((await officer.get(`forms/put/${path}`)).body['x-form'].values.switchedOn).toEqual(shown.body.switchedOn);
  });

  it('keep a kind from one customer, with an entry in Recent Activity, and from everyone', async () => {
    await server.services.owner.query('update app.customer set receives_email = true where id = 1001');
    const { switchedOn } = (await officer.get(path)).body;
    await kit.add(card);
    expect(await sent('RECURRING_CREATED')).toEqual(['QUEUED']);
    const off = await officer.put(path, { switchedOn: withoutKind(switchedOn, 'RECURRING_CREATED') });
    expect(off.body.switchedOn).not.toContain('RECURRING_CREATED');
    expect((await officer.put(path, { switchedOn: off.body.switchedOn })).status).toBe(422);
    await kit.add(card);
    expect(await sent('RECURRING_CREATED')).toEqual(['QUEUED', 'SUPPRESSED']);
    const activity = await officer.get('customers/1001/audit-entries');
    // The schedules themselves are for readers with a right to see them
    expect(activity.body.items.map(({ description }: { description: string }) => description)).toEqual([
      'Notices switched off: Payment schedule set up',
    ]);
    const facility = await officer.put('notification-switches', {
      switchedOn: withoutKind(switchedOn, 'RECURRING_STOPPED'),
    });
    expect(facility.body.facilitySwitchedOff).toEqual(['RECURRING_STOPPED']);
    expect((await officer.get(path)).body.facilitySwitchedOff).toEqual(['RECURRING_STOPPED']);
  });

  it('say where replies go: a facility’s own address, in its form and its activity, or nowhere', async () => {
    const { switchedOn, replyToEmail } = (await officer.get('notification-switches')).body;
    expect(replyToEmail).toBe('');
    const set = (email?: string) => officer.put('notification-switches', { switchedOn, replyToEmail: email });
    expect((await set('accounts@harbour')).body.errors).toEqual([
      { field: 'replyToEmail', messages: ['Enter an email such as name@example.com'] },
    ]);
    expect((await set('accounts@harbour.example.com')).body.replyToEmail).toBe('accounts@harbour.example.com');
    expect((await set('accounts@harbour.example.com')).status).toBe(422);
    const form = await officer.get('forms/put/notification-switches');
    expect(form.body['x-form'].values.replyToEmail).toBe('accounts@harbour.example.com');
    expect((await set()).body.replyToEmail).toBe('');
    const entries = await kit.rows<{ description: string }>(
      `select description from app.audit_entry where description like 'Reply address%' order by id`,
    );
    expect(entries.map(({ description }) => description)).toEqual([
      'Reply address of notices set to accounts@harbour.example.com',
      'Reply address of notices removed',
    ]);
  });

  it('are other people’s for no one else, and changed with the right only', async () => {
    expect((await officer.get('customers/2001/notification-switches')).status).toBe(404);
    const rights = ['VIEW_CUSTOMERS', 'VIEW_FACILITY_SETTINGS'] as const;
    const viewer = apiCaller(
      server,
      await server.signIn({ loginName: 'looks', kind: 'CLIENT', communityId: 10, rights }),
    );
    expect((await viewer.get(path)).status).toBe(200);
    expect((await viewer.put(path, { switchedOn: [] })).status).toBe(403);
    expect((await viewer.put('notification-switches', { switchedOn: [] })).status).toBe(403);
  });

  it('of the facility are not for who is kept to a business', async () => {
    const rights = ['MANAGE_FACILITY_SETTINGS'] as const;
    for (const kept of [{ businessIds: [101] }, { inBusiness: 101 }]) {
      const loginName = `kept.${Object.keys(kept)[0]}`;
      const inOne = await server.signIn({ loginName, kind: 'CLIENT', communityId: 10, rights, ...kept });
      const response = await apiCaller(server, inOne).put('notification-switches', { switchedOn: [] });
      expect([response.status, response.body.detail]).toEqual([403, expect.stringContaining('whole facility')]);
    }
  });
});
