// Hands a payer over to QuickPortal and checks the signed result. Node 20 or later, no packages.
// PORTAL_URL is the address of signed hand-offs in Connection Details; payers reach this program at SHOP_URL, whose domain
// is on the domain whitelist.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

const { HANDOFF_KEY, COMMUNITY_CODE, BUSINESS_CODE, SHOP_URL, PORTAL_URL, PORT = '4000' } = process.env;
if (!HANDOFF_KEY || !COMMUNITY_CODE || !BUSINESS_CODE || !SHOP_URL || !PORTAL_URL)
  throw new Error('Set HANDOFF_KEY, COMMUNITY_CODE, BUSINESS_CODE, SHOP_URL and PORTAL_URL');

/** Every field but `signature` as `name=value`, sorted by name, joined by line feeds. */
const signatureOf = (fields) => {
  const text = Object.entries(fields)
    .filter(([name]) => name !== 'signature')
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('\n');
  return createHmac('sha256', HANDOFF_KEY).update(text).digest('hex');
};

const handOff = () => {
  const fields = {
    communityCode: COMMUNITY_CODE,
    supplierBusinessCode: BUSINESS_CODE,
    principalAmount: '48.20',
    currency: 'AUD',
    paymentReferenceNumber: 'Order 1042',
    customerReferenceNumber: 'Margaret Olsson',
    returnUrl: `${SHOP_URL}/paid`,
    cancelUrl: `${SHOP_URL}/cart`,
    timestamp: new Date().toISOString(),
    // Keep it with the order: it comes back with the result
    nonce: randomBytes(16).toString('hex'),
  };
  return { ...fields, signature: signatureOf(fields) };
};

const isSigned = (fields) => {
  const expected = Buffer.from(signatureOf(fields));
  const given = Buffer.from(fields.signature ?? '');
  return given.length === expected.length && timingSafeEqual(given, expected);
};

const escaped = (text) => text.replaceAll(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`);
const page = (title, content) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1>${content}</html>`;

createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', SHOP_URL);
  response.setHeader('content-type', 'text/html; charset=utf-8');
  if (pathname === '/cart') {
    const inputs = Object.entries(handOff()).map(
      ([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`,
    );
    response.end(
      page('Cart', `<form method="post" action="${PORTAL_URL}">${inputs.join('')}<button>Pay $48.20</button></form>`),
    );
  } else if (pathname === '/paid') {
    const result = Object.fromEntries(searchParams);
    // Ship by the webhook or by GET transactions/{receiptNumber}: payers may close this page before they come back
    const text = isSigned(result) ? `${result.status}: receipt ${result.receiptNumber}` : 'The result is not signed';
    response.end(page('Thank you', `<p role="status">${escaped(text)}</p>`));
  } else {
    response.statusCode = 404;
    response.end(page('Not found', ''));
  }
}).listen(Number(PORT), () => process.stdout.write(`Shop on port ${PORT}\n`));
