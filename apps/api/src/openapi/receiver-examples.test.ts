import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { insertCommunity } from '@quickportal/db/testing/test-rows';
import { rotateSecret } from '@quickportal/db/webhooks/write-endpoints';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliverDue } from '../engines/deliveries/dispatcher.ts';
import { sealSecret } from '../engines/deliveries/endpoint-secrets.ts';
import { newSigningSecret, signatureOf } from '../engines/deliveries/signature.ts';
import { addEndpoint, emitMessage } from '../testing/delivery-kit.ts';
import { createTestServices, type TestServices } from '../testing/test-services.ts';
import { introduction } from './introduction.ts';
import { receiverBlocks, receiverExamples } from './receiver-examples.ts';

const MINUTE = 60_000;

/** A program of docs/examples, running. */
interface RunningReceiver {
  url: string;
  /** Types and ids of the events that it stored. */
  stored: string[];
}

let services: TestServices;
const processes: ChildProcess[] = [];
beforeAll(async () => {
  services = await createTestServices({ configuration: { webhookAllowPrivate: true } });
  await insertCommunity(services.owner, { id: 10 });
});
// Receivers compare timestamps with the time of the machine
beforeEach(() => services.clock.set(new Date().toISOString()));
afterEach(async () => {
  for (const child of processes.splice(0)) child.kill();
  await services.owner.query('delete from app.webhook_endpoint; delete from app.event; delete from app.outbox');
  await services.owner.query('delete from app.delivery_attempt');
});
afterAll(() => services.drop());

async function startExample(file: string, secret: string): Promise<RunningReceiver> {
  const child = spawn(file.endsWith('.py') ? 'python3' : process.execPath, [file], {
    env: { PATH: process.env.PATH, WEBHOOK_SECRET: secret, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  processes.push(child);
  const stored: string[] = [];
  const port = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const started = /^Waiting for events on port (?<port>\d+)$/.exec(line)?.groups?.['port'];
      if (started === undefined) stored.push(line);
      else resolve(started);
    });
  });
  return { url: `http://127.0.0.1:${port}/`, stored };
}

/** Emits an event, has the dispatcher deliver what is due, and returns the event's key and what receivers responded. */
async function deliver(message: string): Promise<{ key: string; statuses: Record<string, number> }> {
  await emitMessage(services, message);
  await deliverDue(services, { timeoutMs: 20_000 });
  const { rows } = await services.owner.query<{ key: string; endpoint_id: string; status: number }>(
    `select e.key, d.endpoint_id, a.status from app.event e
     join app.delivery d on d.event_id = e.id join app.delivery_attempt a on a.delivery_id = d.id
     where e.object_id = $1`,
    [message],
  );
  const statuses = Object.fromEntries(rows.map(({ endpoint_id, status }) => [endpoint_id, status]));
  return { key: rows[0]?.key ?? '', statuses };
}

const replaceSecret = (endpoint: { endpointId: number; communityId: number }, secret: string, formerUntil: Date) =>
  services.db.transaction({ kind: 'staff' }, (trx) =>
    rotateSecret(
      trx,
      endpoint.endpointId,
      { secretSealed: sealSecret(services, endpoint, secret), formerUntil },
      services.clock.now(),
    ),
  );

/** Adds an endpoint for a receiver that knows its secret: the receiver is started before its address is known. */
async function endpointAt(file: string) {
  const endpoint = await addEndpoint(services, { url: 'http://127.0.0.1:1/' });
  const receiver = await startExample(file, endpoint.secret);
  await services.owner.query('update app.webhook_endpoint set url = $1 where id = $2', [
    receiver.url,
    endpoint.endpointId,
  ]);
  return { ...endpoint, receiver };
}

describe.each(receiverExamples)('the receiver of webhooks in $label', ({ file }) => {
  it('accepts what the dispatcher delivers, and stores an event that comes twice once', async () => {
    const { endpointId, receiver } = await endpointAt(file);
    const { key, statuses } = await deliver('good');
    expect(statuses).toEqual({ [endpointId]: 204 });
    // As if the process had been killed before it recorded the response
    await services.owner.query(`update app.delivery set status = 'QUEUED', finished_at = null`);
    await deliverDue(services, { timeoutMs: 20_000 });
    const { rows } = await services.owner.query('select status from app.delivery_attempt order by id');
    expect(rows).toEqual([{ status: 204 }, { status: 204 }]);
    const next = await deliver('next');
    await expect.poll(() => receiver.stored).toEqual([`webhook.test ${key}`, `webhook.test ${next.key}`]);
  });

  it('refuses events that are signed with another secret, changed on the way, or not signed', async () => {
    const { endpointId, secret, communityId, receiver } = await endpointAt(file);
    await replaceSecret({ endpointId, communityId }, newSigningSecret(), services.clock.now());
    expect((await deliver('forged')).statuses).toEqual({ [endpointId]: 401 });
    const timestamp = Math.floor(Date.now() / 1000);
    const signature = signatureOf([secret], { id: 'evt_1', timestamp, body: '{"id":"evt_1"}' });
    const headers = { 'webhook-id': 'evt_1', 'webhook-timestamp': String(timestamp), 'webhook-signature': signature };
    const send = async (changed: Record<string, string>, body = '{"id":"evt_1"}') =>
      (await fetch(receiver.url, { method: 'POST', headers: { ...headers, ...changed }, body })).status;
    expect(await send({}, '{"id":"evt_2"}')).toBe(401);
    expect(await send({ 'webhook-id': 'evt_2' })).toBe(401);
    expect(await send({ 'webhook-timestamp': String(timestamp + 1) })).toBe(401);
    expect(await send({ 'webhook-timestamp': 'now' })).toBe(401);
    expect(await send({ 'webhook-signature': signature.replace('v1,', '') })).toBe(401);
    expect((await fetch(receiver.url, { method: 'POST', body: '{}' })).status).toBe(401);
    expect(receiver.stored).toEqual([]);
  });

  it('refuses events whose timestamp is more than five minutes off', async () => {
    const { endpointId, receiver } = await endpointAt(file);
    services.clock.set(new Date(Date.now() - 6 * MINUTE).toISOString());
    expect((await deliver('old')).statuses).toEqual({ [endpointId]: 401 });
    expect(receiver.stored).toEqual([]);
  });

  it('takes the former secret and the new one while both sign, and only the new one afterwards', async () => {
    const former = await endpointAt(file);
    const secret = newSigningSecret();
    const current = await startExample(file, secret);
    const second = await addEndpoint(services, { url: current.url });
    for (const endpoint of [former, second]) {
      // Both endpoints have had the same secret before
      await services.owner.query('update app.webhook_endpoint set secret_sealed = $1 where id = $2', [
        sealSecret(services, endpoint, former.secret),
        endpoint.endpointId,
      ]);
      await replaceSecret(endpoint, secret, new Date(services.clock.now().getTime() + MINUTE));
    }
    const ids = [former.endpointId, second.endpointId];
    expect((await deliver('both')).statuses).toEqual({ [ids[0] as number]: 204, [ids[1] as number]: 204 });
    services.clock.advance(MINUTE);
    expect((await deliver('after')).statuses).toEqual({ [ids[0] as number]: 401, [ids[1] as number]: 204 });
  });
});

it('shows the receivers of webhooks in the introduction as they are run', () => {
  expect(introduction).toContain(receiverBlocks());
});
