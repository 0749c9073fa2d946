import { afterAll, beforeAll, expect, it } from 'vitest';
import { testActors, testOrigin } from '../../testing/test-actors.ts';
import { createTestServices, type TestServices } from '../../testing/test-services.ts';
import { auditRefusal, flushRefusals } from './refusals.ts';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.drop());

it('notes refusals one by one, and a flood as one summary', async () => {
  const refusal = {
    origin: testOrigin,
    call: 'customers.setStatus',
    description: 'Not allowed: Enable or disable a customer',
  };
  for (let n = 0; n < 57; n++) await auditRefusal(services, { ...refusal, actor: testActors.facility });
  await auditRefusal(services, { ...refusal, actor: testActors.facilityThree });
  const noted = async () => {
    const { rows } = await services.owner.query<{ description: string; actor_user_id: number }>(
      'select description, actor_user_id, outcome, action, object_id, community_id from app.audit_entry order by id',
    );
    return rows;
  };
  expect(await noted()).toHaveLength(21);
  await flushRefusals(services);
  const entries = await noted();
  expect(entries).toHaveLength(22);
  expect(entries[0]).toEqual({
    description: 'Not allowed: Enable or disable a customer',
    actor_user_id: 2,
    outcome: 'REFUSED',
    action: 'access.refuse',
    object_id: 'customers.setStatus',
    community_id: 10,
  });
  expect(entries[20]?.actor_user_id).toBe(3);
  expect(entries[21]).toMatchObject({
    actor_user_id: 2,
    description: '37 more refusals of the same caller within a minute, the last for customers.setStatus',
  });
});
