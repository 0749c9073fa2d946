import type { SavedView } from '@quickportal/contracts/saved-views/saved-view';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerRest } from '../../bindings/rest.ts';
import { nouns } from '../../nouns.gen.ts';
import { proceduresOf, router } from '../../procedures/implement.ts';
import { registerJsonBodies } from '../../kernel/json-body.ts';
import { registerErrors } from '../../server/http-errors.ts';
import { requestContext } from '../../bindings/request-context.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import type { TestUser } from '../../testing/test-user.ts';

let kit: TestServer;
let app: FastifyInstance;
beforeAll(async () => {
  // With demo data staff sign in without a second factor
  kit = await createTestServer({ seed: 'demo' });
  app = Fastify();
  registerJsonBodies(app);
  registerErrors(app);
  registerRest(app, {
    base: '',
    procedures: proceduresOf(router({ savedViews: nouns.savedViews })),
    contextOf: (request) => requestContext(kit.services, request),
  });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await kit.close();
});

let people = 0;
/** A user who has signed in, and the calls they make. */
async function addPerson(person: Partial<TestUser> = {}) {
  const loginName = `person.${++people}`;
  const id = await kit.addUser({ loginName, communityId: 10, ...person });
  const browser = kit.browser();
  await browser.signIn(loginName);
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const send = async (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object, key?: string) => {
    const headers = { cookie, 'x-requested-with': 'XMLHttpRequest', ...(key && { 'idempotency-key': key }) };
    const response = await app.inject({ method, url: `/${path}`, headers, ...(body && { payload: body }) });
    return {
      status: response.statusCode,
      body: response.body === '' ? null : response.json<never>(),
      raw: response.body,
    };
  };
  return {
    id,
    send,
    save: (view: object = {}, key?: string) =>
      send('POST', 'saved-views', { table: 'customer-search', name: 'Mine', query: 'Status=DISABLED', ...view }, key),
    list: async (table = 'customer-search') =>
      ((await send('GET', `saved-views?table=${table}`)).body as unknown as { items: SavedView[] }).items,
    change: (view: SavedView, body: object) => send('PATCH', `saved-views/${view.savedViewId}`, body),
  };
}
const savedBy = async (user: Awaited<ReturnType<typeof addPerson>>, view: object = {}) => {
  const response = await user.save(view);
  expect(response.status).toBe(201);
  return response.body as unknown as SavedView;
};
const fieldsOf = (response: { body: unknown }) =>
  (response.body as { errors: { field: string; messages: string[] }[] }).errors.map(({ field, messages }) => [
    field,
    messages[0],
  ]);

describe('own views', () => {
  it('are saved, listed by name, changed and deleted, each with an audit entry', async () => {
    const user = await addPerson();
    const view = await savedBy(user, { name: 'Zebra' });
    expect(view).toMatchObject({ name: 'Zebra', isOwn: true, isShared: false, isDefault: false, version: 1 });
    await savedBy(user, { name: 'apple' });
    await savedBy(user, { name: 'Other table', table: 'transaction-search' });
    expect((await user.list()).map(({ name }) => name)).toEqual(['apple', 'Zebra']);
    await kit.audit();
    const renamed = await user.change(view, { name: 'Banana', version: 1 });
    expect(renamed).toMatchObject({ status: 200, body: { name: 'Banana', query: 'Status=DISABLED', version: 2 } });
    expect(await user.change(view, { name: 'Cherry', version: 1 })).toMatchObject({ status: 409 });
    expect(fieldsOf(await user.change(view, { name: 'Banana' }))).toEqual([['', 'No changes detected.']]);
    const path = `saved-views/${view.savedViewId}`;
    expect(await user.send('DELETE', `${path}?version=1`)).toMatchObject({ status: 409 });
    expect(await user.send('DELETE', `${path}?version=2`)).toMatchObject({ status: 204 });
    expect(await user.send('DELETE', path)).toMatchObject({ status: 404 });
    expect((await user.list()).map(({ name }) => name)).toEqual(['apple']);
    expect((await kit.audit()).map(({ action, description }) => [action, description])).toEqual([
      ['saved-views.update', 'View Banana of customer-search changed'],
      ['saved-views.delete', 'View Banana of customer-search deleted'],
    ]);
  });

  it('have different names within a table', async () => {
    const user = await addPerson();
    await savedBy(user);
    const other = await savedBy(user, { name: 'Other' });
    const payment = [['name', 'You already have a view with this name.']];
    const again = await user.save();
    expect([again.status, fieldsOf(again)]).toEqual([422, payment]);
    for (const name of ['Mine', 'MINE', 'M\u0456ne', 'Mi\u200bne'])
      expect([name, fieldsOf(await user.change(other, { name }))]).toEqual([name, payment]);
    await savedBy(user, { table: 'transaction-search' });
  });

  it('have one default for each table', async () => {
    const user = await addPerson();
    const first = await savedBy(user, { name: 'First', isDefault: true });
    await savedBy(user, { name: 'Second', isDefault: true });
    const defaults = async () => (await user.list()).filter(({ isDefault }) => isDefault).map(({ name }) => name);
    expect(await defaults()).toEqual(['Second']);
    await user.change(first, { isDefault: true });
    expect(await defaults()).toEqual(['First']);
    await Promise.all(['A', 'B', 'C', 'D'].map((name) => savedBy(user, { name, isDefault: true })));
    expect(await defaults()).toHaveLength(1);
  });

  it('are at most fifty for one table, also when saved at the same time', async () => {
    const user = await addPerson();
    for (let n = 0; n < 45; n++) await savedBy(user, { name: `View ${n}` });
    const responses = await Promise.all(Array.from({ length: 10 }, (_, n) => user.save({ name: `Late ${n}` })));
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(5);
    const refused = responses.find(({ status }) => status === 422);
    expect(refused && fieldsOf(refused)).toEqual([
      ['', 'You can save 50 views of a table. Delete one you no longer use.'],
    ]);
  });

  it('are saved once when the request is repeated with its key', async () => {
    const user = await addPerson();
    const first = await user.save({}, 'key-1');
    const second = await user.save({}, 'key-1');
    expect([first.status, second.status, second.raw]).toEqual([201, 201, first.raw]);
    expect(await user.list()).toHaveLength(1);
  });
});

describe('shared views', () => {
  it('of one person are at most ten of a table, and tables that do not exist have none', async () => {
    const user = await addPerson();
    for (let n = 0; n < 10; n++) await savedBy(user, { name: `Shared ${n}`, isShared: true });
    const eleventh = await user.save({ name: 'Shared 10', isShared: true });
    expect(fieldsOf(eleventh)).toEqual([['isShared', 'You can share 10 views of a table. Stop sharing one first.']]);
    const own = await savedBy(user, { name: 'Own' });
    expect(fieldsOf(await user.change(own, { isShared: true }))[0]?.[0]).toBe('isShared');
    expect(fieldsOf(await user.save({ name: 'Nowhere', table: 'no-such-table' }))[0]?.[0]).toBe('table');
    for (const { savedViewId } of await user.list()) await user.send('DELETE', `saved-views/${savedViewId}`);
  });

  it('are seen and not changed by others of the community', async () => {
    const user = await addPerson();
    const two = await addPerson();
    const elsewhere = await addPerson({ communityId: 20 });
    const view = await savedBy(user, { name: 'For all', isShared: true, isDefault: true });
    const own = await savedBy(user, { name: 'For me' });
    expect((await two.list()).find(({ name }) => name === 'For all')).toMatchObject({
      isOwn: false,
      isDefault: false,
      ownerName: expect.stringMatching(/^Person person\.\d+$/),
    });
    expect(await two.change(view, { name: 'Stolen' })).toMatchObject({ status: 403 });
    expect(await two.send('DELETE', `saved-views/${view.savedViewId}`)).toMatchObject({ status: 403 });
    expect(await two.change(own, { name: 'Stolen' })).toMatchObject({ status: 404 });
    expect((await elsewhere.list()).map(({ name }) => name)).not.toContain('For all');
    expect(await elsewhere.change(view, { name: 'Stolen' })).toMatchObject({ status: 404 });
    await user.change(view, { isShared: false });
    expect((await two.list()).map(({ name }) => name)).not.toContain('For all');
  });

  it('of staff are seen by all staff and by no one else', async () => {
    const staff = await addPerson({ communityId: null });
    const colleague = await addPerson({ communityId: null });
    const facility = await addPerson();
    await savedBy(staff, { name: 'Staff view', isShared: true, table: 'transaction-search' });
    expect((await colleague.list('transaction-search')).map(({ name }) => name)).toEqual(['Staff view']);
    expect(await facility.list('transaction-search')).toEqual([]);
  });
});
