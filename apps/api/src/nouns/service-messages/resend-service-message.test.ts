import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { SendableMessage } from '../../engines/service-messages/sender.ts';
import { Unsendable } from '../../engines/service-messages/sender.ts';
import { recordServiceMessage } from '../../engines/service-messages/service-messages.ts';
import { sideEffects } from '../../server/side-effects.ts';
import { apiCaller, type ApiCaller } from '../../testing/api-caller.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { senders } from './known-senders.ts';

let server: TestServer;
let officer: ApiCaller;
const sent: SendableMessage[] = [];
/** What the receiving side does with the next messages. */
let response: () => void;

beforeAll(async () => {
  server = await createTestServer();
  const staff = { kind: 'STAFF', communityId: null, rights: ['MANAGE_OPERATIONS'], chooses: 10 } as const;
  officer = apiCaller(server, await server.signIn({ ...staff, loginName: 'officer' }));
  senders.set('SENT_IN_TEST', {
    doctypeCode: 'SENT_IN_TEST',
    send: (message) => {
      response();
      sent.push(message);
      return Promise.resolve();
    },
  });
});
afterAll(async () => {
  senders.delete('SENT_IN_TEST');
  await server.close();
});
beforeEach(async () => {
  sent.length = 0;
  response = () => undefined;
  await server.services.owner.query('delete from app.outbox');
});

const record = (doctypeCode = 'SENT_IN_TEST', communityId: number | null = 10) =>
  server.services.db.transaction({ kind: 'jobs' }, (trx) =>
    recordServiceMessage(
      trx,
      {
        communityId,
        doctypeCode,
        direction: 'OUTBOUND',
        status: 'FAILED',
        summary: 'A report',
        parameters: { valueDate: '2026-11-19' },
        errorText: 'The server responded with 503.',
      },
      server.services.clock.now(),
    ),
  );
/** Tries what waits in the outbox once, as a worker would. */
async function work(): Promise<void> {
  const { services } = server;
  const { rows } = await services.owner.query<{ id: number; topic: string; payload: never }>(
    'select id, topic, payload from app.outbox order by id',
  );
  for (const { id, topic, payload } of rows) {
    const handler = sideEffects.find((sideEffect) => sideEffect.topic === topic);
    const signal = new AbortController().signal;
    await handler?.handle(payload, { services, jobId: `${id}`, communityId: 10, signal });
  }
}
const stateOf = async (id: number) => (await officer.get(`service-messages/${id}`)).body;
const auditOf = async (id: number) =>
  (
    await server.services.owner.query(
      `select action, community_id as community from app.audit_entry where object_type = 'service-message' and object_id = $1`,
      [String(id)],
    )
  ).rows;

it('a message that failed is queued, audited and sent', async () => {
  const id = await record();
  expect((await stateOf(id)).canBeResent).toBe(true);
  const resent = await officer.post(`service-messages/${id}/resend`);
  expect([resent.status, resent.body.status, resent.body.canBeResent, resent.body.errorText]).toEqual([
    200,
    'QUEUED',
    false,
    '',
  ]);
  expect(await auditOf(id)).toEqual([{ action: 'service-messages.resend', community: 10 }]);
  await work();
  await work();
  expect(sent).toMatchObject([{ serviceMessageId: id, communityId: 10, parameters: { valueDate: '2026-11-19' } }]);
  expect(await stateOf(id)).toMatchObject({ status: 'DELIVERED', attempts: 2, canBeResent: false });
});

it('of two people who send it again at once one is refused, and it is sent once', async () => {
  const id = await record();
  const both = await Promise.all([1, 2].map(() => officer.post(`service-messages/${id}/resend`)));
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  await work();
  expect(sent).toHaveLength(1);
  expect((await officer.post(`service-messages/${id}/resend`)).body.detail).toBe(
    'Only messages that failed can be sent again.',
  );
});

it('is tried again while the receiver has trouble, from the beginning of its tries, and then given up', async () => {
  const id = await record();
  await server.services.owner.query('update app.service_message set attempts = 12 where id = $1', [id]);
  await officer.post(`service-messages/${id}/resend`);
  response = () => {
    throw new Error('The line is busy: 4111111111111111');
  };
  await expect(work()).rejects.toThrow('busy');
  expect(await stateOf(id)).toMatchObject({
    status: 'RETRYING',
    errorText: 'It could not be sent. Another attempt follows.',
  });
  for (let attempt = 2; attempt < 12; attempt++) await expect(work()).rejects.toThrow('busy');
  await work();
  expect(await stateOf(id)).toMatchObject({ status: 'FAILED', attempts: 24, canBeResent: true });
});

it('goes on after its worker died while sending', async () => {
  const id = await record();
  await officer.post(`service-messages/${id}/resend`);
  await server.services.owner.query(`update app.service_message set status = 'SENDING' where id = $1`, [id]);
  await work();
  expect(await stateOf(id)).toMatchObject({ status: 'DELIVERED' });
});

it('fails at once where the receiver refuses it for good', async () => {
  const id = await record();
  await officer.post(`service-messages/${id}/resend`);
  response = () => {
    throw new Unsendable('The bank knows no such file.');
  };
  await work();
  expect(await stateOf(id)).toMatchObject({ status: 'FAILED', errorText: 'The bank knows no such file.' });
});

it('a message of the platform is sent again too, and audited outside any community', async () => {
  const id = await record('SENT_IN_TEST', null);
  expect((await officer.post(`service-messages/${id}/resend`)).status).toBe(200);
  expect(await auditOf(id)).toEqual([{ action: 'service-messages.resend', community: null }]);
});

it('is refused for kinds that nothing sends, for strangers, and without the right', async () => {
  const id = await record('OF_NOBODY');
  expect((await stateOf(id)).canBeResent).toBe(false);
  const refused = await officer.post(`service-messages/${id}/resend`);
  expect([refused.status, refused.body.detail]).toEqual([409, 'Messages of this kind cannot be sent again.']);
  expect((await officer.post(`service-messages/${await record('SENT_IN_TEST', 20)}/resend`)).status).toBe(404);
  const looks = { kind: 'STAFF', communityId: null, rights: ['VIEW_OPERATIONS'], chooses: 10 } as const;
  const viewer = apiCaller(server, await server.signIn({ ...looks, loginName: 'viewer' }));
  expect((await viewer.post(`service-messages/${await record()}/resend`)).status).toBe(403);
});
