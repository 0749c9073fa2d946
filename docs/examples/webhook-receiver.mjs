// Receives events of QuickPortal: WEBHOOK_SECRET=whsec_... PORT=8080 node webhook-receiver.mjs
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

const { WEBHOOK_SECRET = '', PORT = '8080' } = process.env;
const key = Buffer.from(WEBHOOK_SECRET.replace('whsec_', ''), 'base64');
if (key.length === 0) throw new Error('Set WEBHOOK_SECRET to the signing secret of your endpoint');
const TOLERANCE_SECONDS = 5 * 60;
const LARGEST_BODY = 1_000_000;
const IDS_KEPT = 100_000;

/** Whether the request was signed with the secret in the last five minutes. `body` is as it came, before it is parsed. */
function isSigned(headers, body) {
  const { 'webhook-id': id = '', 'webhook-timestamp': timestamp = '', 'webhook-signature': signatures = '' } = headers;
  const age = Math.abs(Date.now() / 1000 - Number(timestamp));
  if (Number.isNaN(age) || age > TOLERANCE_SECONDS) return false;
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest();
  // There are two while a secret is being replaced; one match is enough
  return signatures.split(' ').some((signature) => {
    const [version, value = ''] = signature.split(',');
    const given = Buffer.from(value, 'base64');
    return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected);
  });
}

async function readBody(request) {
  const chunks = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > LARGEST_BODY) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

// Events about one object come one after the other, in the order of its changes; others come at the same time
/** Store the event here and do long work later: QuickPortal waits for 10 seconds, then it sends the event again. */
async function store(event) {
  console.log(event.type, event.id);
}

// Keep the IDs in your database, in the transaction that stores the event: these are lost when the program ends
const stored = new Set();

async function receive(request) {
  const body = await readBody(request);
  if (body === null) return 413;
  if (!isSigned(request.headers, body)) return 401;
  const id = request.headers['webhook-id'];
  // The same event can come more than once, always with the same id
  if (stored.has(id)) return 204;
  await store(JSON.parse(body));
  stored.add(id);
  if (stored.size > IDS_KEPT) stored.delete(stored.values().next().value);
  return 204;
}

const server = createServer((request, response) => {
  receive(request).then(
    (status) => response.writeHead(status).end(),
    (error) => {
      console.error(error);
      response.writeHead(500).end();
    },
  );
});
server.listen(Number(PORT), () => console.log(`Waiting for events on port ${server.address().port}`));
