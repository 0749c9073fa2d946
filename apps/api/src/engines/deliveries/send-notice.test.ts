import { afterEach, beforeAll, beforeEach, afterAll, describe, expect, it } from 'vitest';
import { allowedAddresses } from './guarded-lookup.ts';
import { startNameServer, type NameServer } from './name-server.fixture.ts';
import { certificate, startReceiver, type Receiver } from './receiver.fixture.ts';
import { keepConnections, type KeptConnections } from './kept-connections.ts';
import { SendAborted, sendNotice, type SendOptions } from './send-notice.ts';

const open: Receiver[] = [];
const receiver = async (...args: Parameters<typeof startReceiver>) => {
  const started = await startReceiver(...args);
  open.push(started);
  return started;
};
afterEach(async () => {
  for (const started of open.splice(0)) await started.stop();
});
const send = (url: string, options: Partial<SendOptions> = {}) =>
  sendNotice(
    { url, headers: { 'content-type': 'application/json', 'webhook-id': 'evt_1' }, body: '{"é":1}' },
    { allowPrivate: true, timeoutMs: 20_000, ...options },
  );

describe('sending a notice', () => {
  it('posts the body as it is and keeps the beginning of the answer', async () => {
    const { url, received } = await receiver((response) => response.writeHead(201).end('x'.repeat(5000)));
    const result = await send(url);
    expect(result).toMatchObject({ status: 201, error: null });
    expect(result.responseBody).toHaveLength(2001);
    expect(received).toMatchObject([{ body: '{"é":1}', headers: { 'webhook-id': 'evt_1', 'content-length': '8' } }]);
  });

  it('tells how it failed', async () => {
    const { url } = await receiver((response) => response.writeHead(503).end('{"token":"abc","why":"busy"}'));
    expect(await send(url)).toMatchObject({
      status: 503,
      error: 'Responded with 503.',
      responseBody: '{"token":"[removed]","why":"busy"}',
    });
    await open[0]?.stop();
    expect(await send(url)).toMatchObject({ status: null, error: 'The connection was refused.', responseBody: '' });
  });

  it('gives up on a receiver that does not answer, or not to the end', async () => {
    const slow = 'There was no complete response within 0.2 seconds.';
    const silent = await receiver(() => undefined);
    expect(await send(silent.url, { timeoutMs: 200 })).toMatchObject({ status: null, error: slow });
    const dripping = await receiver((response) => {
      response.writeHead(200).write('a');
      setInterval(() => response.write('a'), 20).unref();
    });
    expect(await send(dripping.url, { timeoutMs: 200 })).toMatchObject({ status: null, error: slow });
    await expect.poll(() => dripping.connections()).toBe(0);
  });

  it('does not take a torn answer for a success', async () => {
    const { url } = await receiver((response) => {
      response.writeHead(200, { 'content-length': '100' }).write('half');
      setTimeout(() => response.destroy(), 20);
    });
    expect(await send(url)).toMatchObject({
      status: null,
      error: 'The connection was closed before the response was complete.',
    });
  });

  it('reads an endless answer only to its bound', async () => {
    let written = 0;
    const { url } = await receiver((response) => {
      const chunk = 'x'.repeat(16_384);
      const more = () => {
        while (!response.destroyed && response.write(chunk)) written += chunk.length;
        if (!response.destroyed) response.once('drain', more);
      };
      more();
    });
    expect(await send(url)).toMatchObject({ status: 200, error: null });
    expect(written).toBeLessThan(20_000_000);
  });

  it('does not follow redirects', async () => {
    const target = await receiver();
    const { url } = await receiver((response) => response.writeHead(307, { location: target.url }).end());
    expect(await send(url)).toMatchObject({ status: 307, error: 'Responded with 307: redirects are not followed.' });
    expect(target.received).toEqual([]);
  });

  it('checks certificates', async () => {
    const { url, received } = await receiver(undefined, true);
    expect(await send(url)).toMatchObject({ error: expect.stringContaining('The certificate was not accepted') });
    expect(received).toEqual([]);
    expect(await send(url, { ca: certificate })).toMatchObject({ status: 200, error: null });
  });

  it('stops when the process ends, without an outcome', async () => {
    const { url } = await receiver(() => undefined);
    const ending = new AbortController();
    const sending = send(url, { signal: ending.signal });
    setTimeout(() => ending.abort(), 50);
    await expect(sending).rejects.toBeInstanceOf(SendAborted);
    await expect(send(url, { signal: ending.signal })).rejects.toBeInstanceOf(SendAborted);
  });
});

describe('connections that are kept', () => {
  let connections: KeptConnections;
  beforeEach(() => {
    connections = keepConnections();
  });
  afterEach(() => connections.close());

  it.each([false, true])('carry one notice after another, and as many as there are at once (TLS: %s)', async (tls) => {
    const { url, received, opened } = await receiver(undefined, tls);
    const options = { connections, ...(tls ? { ca: certificate } : {}) };
    for (let n = 0; n < 5; n += 1) expect(await send(url, options)).toMatchObject({ status: 200 });
    expect([received.length, opened()]).toEqual([5, 1]);
    await Promise.all([1, 2, 3].map(() => send(url, options)));
    await Promise.all([1, 2, 3].map(() => send(url, options)));
    expect([received.length, opened()]).toEqual([11, 3]);
  });

  it('are opened again where the receiver has closed them, and only then', async () => {
    const { url, received, opened } = await receiver((response, _request, count) => {
      if (count === 2 || count > 3) response.destroy();
      else response.end('ok');
    });
    expect(await send(url, { connections })).toMatchObject({ status: 200 });
    expect(await send(url, { connections })).toMatchObject({ status: 200, error: null });
    expect([received.length, opened()]).toEqual([3, 2]);
    const failing = await receiver((response) => response.destroy());
    expect(await send(failing.url, { connections })).toMatchObject({
      error: 'The connection was closed before the response was complete.',
    });
    expect(failing.received).toHaveLength(1);
  });

  it('lead to the address that was checked, and a new one is checked again', async () => {
    const names = await startNameServer({ 'receiver.test': ['127.0.0.1'] });
    const { port, opened } = await receiver();
    const url = `http://receiver.test:${port}/`;
    const options = { connections, nameServers: [names.address] };
    expect(await send(url, options)).toMatchObject({ status: 200 });
    names.names.set('receiver.test', ['169.254.169.254']);
    expect(await send(url, options)).toMatchObject({ status: 200 });
    expect(opened()).toBe(1);
    connections.close();
    expect(await send(url, options)).toMatchObject({ error: 'The host is not on the public internet.' });
    await names.stop();
  });
});

describe('where notices do not go', () => {
  let names: NameServer;
  beforeAll(async () => {
    names = await startNameServer({
      'inside.test': ['10.0.0.5'],
      'mixed.test': ['93.184.216.34', '127.0.0.1'],
      'receiver.test': ['127.0.0.1'],
      'metadata.test': ['169.254.169.254'],
    });
  });
  afterAll(() => names.stop());
  const strict = () => ({ allowPrivate: false, nameServers: [names.address] });
  const notPublic = { status: null, error: 'The host is not on the public internet.' };

  it.each(['127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1', '0177.0.0.1', '169.254.169.254'])(
    'addresses such as %s',
    async (host) => {
      const { port, received } = await receiver(undefined, true);
      expect(await send(`https://${host}:${port}/`, { ...strict(), ca: certificate })).toMatchObject(notPublic);
      expect(received).toEqual([]);
    },
  );

  it('names that lead inside, also when only one of their addresses does', async () => {
    for (const host of ['inside.test', 'mixed.test', 'receiver.test', 'metadata.test'])
      expect(await send(`https://${host}/`, strict())).toMatchObject(notPublic);
    expect(await send('https://nowhere.test/', strict())).toMatchObject({ error: 'The host could not be found.' });
  });

  it('metadata services, even where private addresses are allowed', async () => {
    const allowed = { allowPrivate: true, nameServers: [names.address] };
    expect(await send('http://metadata.test/', allowed)).toMatchObject(notPublic);
    expect(await send('http://169.254.169.254/', allowed)).toMatchObject(notPublic);
    const { port, received } = await receiver(undefined, true);
    expect(await send(`https://receiver.test:${port}/`, { ...allowed, ca: certificate })).toMatchObject({
      status: 200,
    });
    expect(received).toHaveLength(1);
  });

  it('a name that answered something public when it was registered and leads inside now', async () => {
    names.names.set('moved.test', ['93.184.216.34']);
    expect(await allowedAddresses('moved.test', strict())).toEqual([{ address: '93.184.216.34', family: 4 }]);
    names.names.set('moved.test', ['127.0.0.1']);
    expect(await send('https://moved.test/', strict())).toMatchObject(notPublic);
  });

  it('plain http', async () => {
    expect(await send('http://example.com/', strict())).toMatchObject({ error: 'The address must start with https.' });
  });
});
