import { afterAll, beforeAll, expect, it } from 'vitest';
import { apiCaller } from '../../testing/api-caller.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { addEndpoint } from '../../testing/delivery-kit.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const events = async () => {
  const { rows } = await server.services.owner.query<{ type: string; body: string; object_id: string }>(
    'select type, body, object_id from app.event order by id',
  );
  await server.services.owner.query('delete from app.event');
  return rows.map(({ type, body, object_id }) => ({ type, object_id, ...(JSON.parse(body) as { data: unknown }) }));
};

it.each([undefined, 101])(
  'are told of every change, also of those made by people of one business (%s)',
  async (business) => {
    await addEndpoint(server.services, { url: 'http://127.0.0.1:1/' });
    const rights = ['MANAGE_CUSTOMERS', 'VIEW_CUSTOMERS'] as const;
    const person = { loginName: `kim.${business}`, kind: 'CLIENT', communityId: 10, rights } as const;
    const api = apiCaller(
      server,
      await server.signIn(business === undefined ? person : { ...person, inBusiness: business }),
    );
    const { body: created } = await api.post('customers', { businessId: 101, customerName: 'Kim' });
    const path = `customers/${created.customerId}`;
    const { body: updated } = await api.put(`${path}/details`, { customerName: 'Kim Lee' });
    const { body: disabled } = await api.patch(`${path}/status?enabled=false`, {});
    const { body: enabled } = await api.patch(`${path}/status?enabled=true`, {});
    await api.put(`${path}/details`, { customerName: 'Kim Lee' });
    const object_id = String(created.customerId);
    expect(await events()).toMatchObject([
      { type: 'customer.created', object_id, data: created },
      { type: 'customer.updated', object_id, data: updated },
      { type: 'customer.disabled', object_id, data: disabled },
      { type: 'customer.enabled', object_id, data: enabled },
    ]);
  },
);
