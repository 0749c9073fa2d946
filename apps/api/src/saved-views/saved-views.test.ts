import type { SavedView } from '@quickportal/contracts/saved-views/saved-view';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerRest } from '../bindings/rest.ts';
import { proceduresOf, router } from '../kernel/implement.ts';
import { registerBodiesAndErrors } from '../server/http-errors.ts';
import { requestContext } from '../server/request-context.ts';
import { createAuthKit, type AuthKit, type TestPerson } from '../testing/auth-kit.ts';
import { savedViews } from './router.ts';

let kit: AuthKit;
let app: FastifyInstance;
beforeAll(async () => {
  // With demo data staff sign in without a second factor
  kit = await createAuthKit({ seed: 'demo' });
  app = Fastify();
  registerBodiesAndErrors(app);
  registerRest(app, {
    base: '',
    procedures: proceduresOf(router({ savedViews })),
    contextOf: (request) => requestContext(kit.services, request),
  });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await kit.close();
});

let people = 0;
/** Somebody who has signed in, and the calls they make. */
async function somebody(person: Partial<TestPerson> = {}) {
  const loginName = `person.${++people}`;
  const id = await kit.addPerson({ loginName, communityId: 10, ...person });
  const browser = kit.browser();
  await browser.signIn(loginName);
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const send = async (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object, key?: string) => {
    const headers = { cookie, 'x-requested-with': 'XMLHttpRequest', ...(key && { 'idempotency-key': key }) };
    const answer = await app.inject({ method, url: `/${path}`, headers, ...(body && { payload: body }) });
    return { status: answer.statusCode, body: answer.body === '' ? null : answer.json<never>(), raw: answer.body };
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
const savedBy = async (one: Awaited<ReturnType<typeof somebody>>, view: object = {}) => {
  const answer = await one.save(view);
  expect(answer.status).toBe(201);
  return answer.body as unknown as SavedView;
};
const fieldsOf = (answer: { body: unknown }) =>
  (answer.body as { errors: { field: string; messages: string[] }[] }).errors.map(({ field, messages }) => [
    field,
    messages[0],
  ]);

describe('own views', () => {
  it('are saved, listed by name, changed and deleted, each with an audit entry', async () => {
    const one = await somebody();
    const view = await savedBy(one, { name: 'Zebra' });
    expect(view).toMatchObject({ name: 'Zebra', isOwn: true, isShared: false, isDefault: false, version: 1 });
    await savedBy(one, { name: 'apple' });
    await savedBy(one, { name: 'Other table', table: 'transactions' });
    expect((await one.list()).map(({ name }) => name)).toEqual(['apple', 'Zebra']);
    await kit.audit();
    const renamed = await one.change(view, { name: 'Banana', version: 1 });
    expect(renamed).toMatchObject({ status: 200, body: { name: 'Banana', query: 'Status=DISABLED', version: 2 } });
    expect(await one.change(view, { name: 'Cherry', version: 1 })).toMatchObject({ status: 409 });
    expect(fieldsOf(await one.change(view, { name: 'Banana' }))).toEqual([['', 'No changes detected.']]);
    const path = `saved-views/${view.savedViewId}`;
    expect(await one.send('DELETE', `${path}?version=1`)).toMatchObject({ status: 409 });
    expect(await one.send('DELETE', `${path}?version=2`)).toMatchObject({ status: 204 });
    expect(await one.send('DELETE', path)).toMatchObject({ status: 404 });
    expect((await one.list()).map(({ name }) => name)).toEqual(['apple']);
    expect((await kit.audit()).map(({ action, description }) => [action, description])).toEqual([
      ['saved-views.update', 'View Banana of customer-search changed'],
      ['saved-views.delete', 'View Banana of customer-search deleted'],
    ]);
  });

  it('have different names within a table', async () => {
    const one = await somebody();
    await savedBy(one);
    const other = await savedBy(one, { name: 'Other' });
    const taken = [['name', 'You already have a view with this name.']];
    const again = await one.save();
    expect([again.status, fieldsOf(again)]).toEqual([422, taken]);
    expect(fieldsOf(await one.change(other, { name: 'Mine' }))).toEqual(taken);
    await savedBy(one, { table: 'transactions' });
  });

  it('have one default for each table', async () => {
    const one = await somebody();
    const first = await savedBy(one, { name: 'First', isDefault: true });
    await savedBy(one, { name: 'Second', isDefault: true });
    const defaults = async () => (await one.list()).filter(({ isDefault }) => isDefault).map(({ name }) => name);
    expect(await defaults()).toEqual(['Second']);
    await one.change(first, { isDefault: true });
    expect(await defaults()).toEqual(['First']);
    await Promise.all(['A', 'B', 'C', 'D'].map((name) => savedBy(one, { name, isDefault: true })));
    expect(await defaults()).toHaveLength(1);
  });

  it('are at most fifty for one table, also when saved at the same time', async () => {
    const one = await somebody();
    for (let n = 0; n < 45; n++) await savedBy(one, { name: `View ${n}` });
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => one.save({ name: `Late ${n}` })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    const refused = answers.find(({ status }) => status === 422);
    expect(refused && fieldsOf(refused)).toEqual([
      ['', 'You can save 50 views of a table. Delete one you no longer use.'],
    ]);
  });

  it('are saved once when the request is repeated with its key', async () => {
    const one = await somebody();
    const first = await one.save({}, 'key-1');
    const second = await one.save({}, 'key-1');
    expect([first.status, second.status, second.raw]).toEqual([201, 201, first.raw]);
    expect(await one.list()).toHaveLength(1);
  });
});

describe('shared views', () => {
  it('are seen and not changed by others of the community', async () => {
    const one = await somebody();
    const two = await somebody();
    const elsewhere = await somebody({ communityId: 20 });
    const view = await savedBy(one, { name: 'For all', isShared: true, isDefault: true });
    const own = await savedBy(one, { name: 'For me' });
    expect((await two.list()).find(({ name }) => name === 'For all')).toMatchObject({
      isOwn: false,
      isDefault: false,
      ownerName: expect.stringMatching(/^Person person\.\d+$/),
    });
    expect(await two.change(view, { name: 'Stolen' })).toMatchObject({ status: 403 });
    expect(await two.send('DELETE', `saved-views/${view.savedViewId}`)).toMatchObject({ status: 403 });
    expect(await two.change(own, { name: 'Stolen' })).toMatchObject({ status: 404 });
    expect(await elsewhere.list()).toEqual([]);
    expect(await elsewhere.change(view, { name: 'Stolen' })).toMatchObject({ status: 404 });
    await one.change(view, { isShared: false });
    expect((await two.list()).map(({ name }) => name)).not.toContain('For all');
  });

  it('of staff are seen by all staff and by nobody else', async () => {
    const staff = await somebody({ communityId: null });
    const colleague = await somebody({ communityId: null });
    const facility = await somebody();
    await savedBy(staff, { name: 'Staff view', isShared: true, table: 'communities' });
    expect((await colleague.list('communities')).map(({ name }) => name)).toEqual(['Staff view']);
    expect(await facility.list('communities')).toEqual([]);
  });
});
