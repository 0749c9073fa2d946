import { staffRights } from '@quickportal/contracts/access/rights';
import { insertTransaction } from '@quickportal/db/testing/payment-rows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiCaller, type ApiCaller } from '../../testing/api-caller.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

// It is Friday 20 November 2026, 20:00 in Sydney
const now = '2026-11-20T08:00:00.000Z';
let server: TestServer;
let everywhere: ApiCaller;
let in20: ApiCaller;

beforeAll(async () => {
  server = await createTestServer();
  const { owner } = server.services;
  const staff = { kind: 'STAFF', communityId: null, rights: [...staffRights] } as const;
  everywhere = apiCaller(server, await server.signIn({ ...staff, loginName: 'tess' }));
  in20 = apiCaller(server, await server.signIn({ ...staff, loginName: 'rowan', chooses: 20 }));
  const client = { kind: 'CLIENT', rights: [] } as const;
  for (const letter of ['a', 'b', 'c', 'd', 'e', 'f'])
    await server.signIn({ ...client, communityId: 10, loginName: `olsson.${letter}` });
  await server.signIn({ ...client, communityId: 20, loginName: 'olsson.kiwi' });
  const entry = async (communityId: number | null, description: string, values: object = {}) => {
    const row = { at: now, actor_kind: 'STAFF', actor_name: 'Rowan Achterberg', view_as: null, ...values };
    await owner.query(
      `insert into app.audit_entry (at, community_id, actor_kind, actor_name, view_as_user_id, view_as_login_name, action,
         object_type, description, needed_rights)
       values ($1, $2, $3, $4, $5, case when $5::bigint is not null then 'dana' end, 'business.change', 'business', $6, '{VIEW_AUDIT}')`,
      [row.at, communityId, row.actor_kind, row.actor_name, row.view_as, description],
    );
  };
  await entry(10, 'Harbour settings changed');
  await entry(20, 'Kiwi settings changed', { at: '2026-11-20T07:00:00.000Z' });
  await entry(20, 'Kiwi customer changed', { at: '2026-11-20T06:00:00.000Z', view_as: 1 });
  await entry(10, 'Too long ago', { at: '2026-10-20T08:00:00.000Z' });
  await entry(10, 'By a facility user', { actor_kind: 'FACILITY' });
  for (const [communityId, kind] of [
    [20, 'PAYMENT_REQUEST'],
    [null, 'BANK_STATEMENT'],
  ])
    await owner.query(
      `insert into app.service_message (community_id, doctype_code, status, created_at, updated_at)
       values ($1, $2, 'QUEUED', $3, $3)`,
      [communityId, kind, now],
    );
  const pay = (transaction_time: string, values: object = {}, place = { communityId: 10, businessId: 101 }) =>
    insertTransaction(owner, place, { transaction_time, ...values });
  await pay('2026-11-17T13:00:00.000Z');
  await pay('2026-11-17T12:59:59.000Z', { status: 'DECLINED' });
  await pay('2026-11-18T01:00:00.000Z', { status: 'PENDING' }, { communityId: 20, businessId: 201 });
  await pay('2026-11-13T12:59:59.000Z');
});
afterAll(() => server.close());

const gadget = async (name: string, caller = everywhere) => {
  const response = await caller.get(`dashboard/gadgets/${name}`);
  expect(response.status, response.raw).toBe(200);
  return response.body;
};
const texts = ({ items }: { items: Record<string, string>[] }, field: string) => items.map((row) => row[field]);

it('gadgets take Page, Query, ViewAll, viewBuyerUsers and excludeViewAsUserAudits [1K044 1R203]', async () => {
  await gadget('users?Page=2&Query=olsson&ViewAll=true&viewBuyerUsers=true');
  await gadget('auditHistory?Page=2&Query=olsson&ViewAll=true&excludeViewAsUserAudits=true');
  for (const other of ['users?page=2', 'users?query=olsson', 'users?viewAll=true', 'auditHistory?withViewAs=true'])
    expect((await everywhere.get(`dashboard/gadgets/${other}`)).status).toBe(422);
});

describe('the users gadget', () => {
  it('has five users on a page, of all communities or of the one worked in [1C068]', async () => {
    const first = await gadget('users?Query=olsson');
    expect(first).toMatchObject({ recordsCount: 7, currentPage: 1, pageSize: 5 });
    const second = await gadget('users?Query=olsson&Page=2');
    expect(new Set([...texts(first, 'loginName'), ...texts(second, 'loginName')]).size).toBe(7);
    expect(texts(await gadget('users?Query=olsson', in20), 'loginName')).toEqual(['olsson.kiwi']);
    expect((await gadget('users?Query=olsson&ViewAll=true', in20)).recordsCount).toBe(7);
  });

  it('leaves out those who work for buyer businesses alone unless they are wanted', async () => {
    await server.services.owner.query(`update app.business set kind = 'BUYER' where id = 102`);
    await server.signIn({
      kind: 'CLIENT',
      communityId: 10,
      loginName: 'nair.buyer',
      rights: ['VIEW_FILES'],
      inBusiness: 102,
    });
    expect(texts(await gadget('users?Query=nair'), 'loginName')).toEqual([]);
    expect(texts(await gadget('users?Query=nair&viewBuyerUsers=true'), 'loginName')).toEqual(['nair.buyer']);
  });
});

it('the audit history has what administrators did in thirty days, without view as where that is left out', async () => {
  const changed = 'auditHistory?Query=changed';
  const of = async (name: string, caller = everywhere) => texts(await gadget(name, caller), 'description');
  expect(await of(changed)).toEqual(['Harbour settings changed', 'Kiwi settings changed', 'Kiwi customer changed']);
  expect(await of(`${changed}&excludeViewAsUserAudits=true`, in20)).toEqual(['Kiwi settings changed']);
  expect(await of('auditHistory?Query=long+ago')).toEqual([]);
  expect(await of('auditHistory?Query=facility')).toEqual([]);
  const [viewed] = (await gadget('auditHistory?Query=kiwi+customer')).items;
  expect(viewed).toMatchObject({ userName: 'Rowan Achterberg viewing as dana', communityName: expect.any(String) });
});

it('the latest service messages are those of the platform too, and of one community where it is worked in', async () => {
  const ofAll = texts(await gadget('serviceMessages'), 'doctypeCode');
  expect(ofAll).toEqual(expect.arrayContaining(['BANK_STATEMENT', 'PAYMENT_REQUEST']));
  const of20 = texts(await gadget('serviceMessages', in20), 'doctypeCode');
  expect(of20).toContain('PAYMENT_REQUEST');
  expect(of20).not.toContain('BANK_STATEMENT');
});

it('the transaction summary has seven days of the zone by outcome', async () => {
  const { items } = await gadget('transactions');
  expect(items).toHaveLength(7);
  expect(items[0]).toEqual({ date: '2026-11-14', approved: 0, declined: 0, other: 0 });
  expect(items.slice(3, 5)).toEqual([
    { date: '2026-11-17', approved: 0, declined: 1, other: 0 },
    { date: '2026-11-18', approved: 1, declined: 0, other: 1 },
  ]);
  const kiwi = await gadget('transactions', in20);
  expect(kiwi.items[4]).toEqual({ date: '2026-11-18', approved: 0, declined: 0, other: 1 });
});

it('nodes that do not respond are those silent for 30 seconds that no other has replaced', async () => {
  const add = (id: string, heartbeat: string, values: { host?: string; role?: string } = {}) =>
    server.services.owner.query(
      `insert into app.server_node (id, role, host, process_id, version, started_at, heartbeat_at)
       values ($1, $2, $3, 1, '1', clock_timestamp() - $4::interval, clock_timestamp() - $4::interval)`,
      [id, values.role ?? 'web', values.host ?? id, heartbeat],
    );
  await add('fresh', '20 seconds');
  await add('silent', '31 seconds');
  await add('long silent', '2 hours', { role: 'worker' });
  await add('replaced', '1 hour', { host: 'same' });
  await add('replacement', '5 seconds', { host: 'same' });
  await add('other role', '40 seconds', { host: 'same', role: 'worker' });
  const { body, raw } = await everywhere.get('dashboard/silentNodes');
  expect(body.items, raw).toBeDefined();
  expect(texts(body, 'nodeId')).toEqual(['silent', 'other role', 'long silent']);
  expect(body.items[2]).toMatchObject({
    host: 'long silent',
    role: 'worker',
    heartbeatAt: expect.stringMatching(/Z$/),
  });
  const rights = ['VIEW_USERS'] as const;
  const support = await server.signIn({ kind: 'STAFF', communityId: null, loginName: 'sam', rights: [...rights] });
  expect((await apiCaller(server, support).get('dashboard/silentNodes')).status).toBe(403);
});

it('facility users have no gadgets [1R026]', async () => {
  const person = { kind: 'CLIENT', communityId: 10, loginName: 'dana', rights: ['VIEW_USERS'] } as const;
  const officer = apiCaller(server, await server.signIn(person));
  expect((await officer.get('dashboard/gadgets/users')).status).toBe(403);
});
