import { signedText, type HandOffField } from '@quickportal/contracts/rules/payments/hand-off';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signatureOf } from '../../engines/connection/hand-off-signature.ts';
import { paymentKit } from '../../testing/payment-kit.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { handOffKit, KEY, signed, VISA, type HandOffKit } from './hand-off-kit.fixture.ts';

let server: TestServer;
let kit: HandOffKit;
beforeAll(async () => {
  server = await createTestServer();
  await paymentKit(server.services);
  kit = await handOffKit(server);
});
afterAll(() => server.close());

const BACK = 'https://shop.example.com/back';

describe('the signed text of a result', () => {
  it('can be read in two ways where a value has line breaks', () => {
    const cancelled: HandOffField[] = [
      ['s', 'x\nstatus=APPROVED\nsu=y'],
      ['status', 'CANCELLED'],
    ];
    const forged: HandOffField[] = [
      ['s', 'x'],
      ['status', 'APPROVED'],
      ['su', 'y\nstatus=CANCELLED'],
    ];
    expect(signedText(forged)).toBe(signedText(cancelled));
  });

  it.each([
    ['a line feed in a value', '?s=x%0Astatus%3DAPPROVED%0Asu%3Dy'],
    ['a carriage return in a value', '?s=x%0Dy'],
    ['a line feed in a name', '?s%0Astatus=APPROVED'],
    ['an equals sign in a name', '?status%3DAPPROVED=1'],
  ])('is of no address with %s', async (_what, query) => {
    for (const name of ['returnUrl', 'cancelUrl']) {
      const response = await kit.post(signed(kit.fieldsOf({ [name]: BACK + query })));
      expect([response.statusCode, response.body]).toEqual([400, expect.stringContaining(`<dt>${name}</dt>`)]);
    }
  });

  it('takes every other parameter of the shop', async () => {
    expect(await kit.open({ returnUrl: `${BACK}?q=a%3Db%26c+d%20e&q=2&%C3%A9=%F0%9F%98%80&empty=#end` })).not.toBe('');
  });
});

describe('a reference', () => {
  it.each([
    ['a card number', `Card ${VISA}`, 'Do not enter a card number here.'],
    ['a card number in groups', '4242 4242 4242 4242', 'Do not enter a card number here.'],
    ['a bidirectional override', 'Invoice \u202E7', 'Remove the special characters'],
    ['a character that XML cannot hold', 'Invoice \uFFFE', 'Remove the special characters'],
    ['nothing to see', '\u200B \u200B', 'Enter at least one visible character.'],
  ])('is refused with %s', async (_what, value, text) => {
    for (const name of ['paymentReferenceNumber', 'customerReferenceNumber', 'customerNumber']) {
      const response = await kit.post(signed(kit.fieldsOf({ [name]: value })));
      expect([response.statusCode, response.body]).toEqual([400, expect.stringContaining(text)]);
      expect(response.body).not.toContain(value);
    }
  });
});

describe('a request that is no form', () => {
  it.each(['', '/card', '/pay', '/cancel'])('is refused as such at HandOffView%s', async (path) => {
    for (const payload of [
      [null],
      [['communityCode', { a: 1 }]],
      [
        ['communityCode', 'C10'],
        ['signature', 5],
      ],
    ]) {
      const sent = await server.app.inject({ method: 'POST', url: kit.url + path, payload });
      expect([sent.statusCode, sent.headers['content-type']]).toEqual([415, 'text/html; charset=utf-8']);
    }
  });

  it('names a facility by no code that could be one', async () => {
    for (const code of ['\0', 'C10\0', ' ', '\u202E', VISA]) {
      const response = await kit.post(signed(kit.fieldsOf({ communityCode: code })));
      expect([response.statusCode, response.body]).toEqual([404, expect.stringContaining('does not take payments')]);
    }
  });
});

describe('a card number in the wrong field', () => {
  it('is neither kept nor shown again', async () => {
    const id = await kit.open();
    const entered = { id, cardNumber: '123', cardholderName: VISA, expiry: '4242 4242 4242 4242' };
    for (const expiry of [entered.expiry, '08/31']) {
      const { statusCode, body } = await kit.post(Object.entries({ ...entered, expiry }), '/card');
      expect([statusCode, body.includes('4242')]).toEqual([422, false]);
    }
  });
});

describe('markup in what a shop sends', () => {
  it('is text on every page', async () => {
    const markup = '"><script>alert(1)</script>';
    const id = await kit.open({ paymentReferenceNumber: markup, returnUrl: `${BACK}?a="><script>` });
    const pages = [(await kit.page(id)).body];
    await kit.card(id);
    pages.push((await kit.page(id)).body);
    await kit.pay(id);
    pages.push((await kit.page(id)).body);
    const unknown = await kit.post(signed(kit.fieldsOf({ [markup]: markup })));
    for (const body of [...pages, unknown.body]) expect(body).not.toMatch(/<script/i);
    expect(unknown.statusCode).toBe(400);
  });
});

describe('a domain that was taken off the whitelist', () => {
  it('gets no payers and no results', async () => {
    const id = await kit.paid();
    expect((await kit.page(id)).body).toContain('https://shop.example.com/back');
    await server.rows(
      `insert into app.domain_whitelist (community_id, url, created_at) values (10, 'https://new.example.com', now())`,
    );
    expect((await kit.page(id)).body).not.toContain('shop.example.com');
    await server.rows('delete from app.domain_whitelist where community_id = 10');
  });
});

describe('a customer who is disabled', () => {
  it('is refused before anyone enters a card', async () => {
    const enable = (isEnabled: boolean) =>
      server.rows(
        `update app.customer set enabled = $1, disabled_at = case when $1 then null else created_at end
         where community_id = 10 and id = 1001`,
        [isEnabled],
      );
    await enable(false);
    const response = await kit.post(signed(kit.fieldsOf({ customerNumber: 'T-1001' })));
    await enable(true);
    expect([response.statusCode, response.body]).toEqual([400, expect.stringContaining('The customer is disabled.')]);
  });
});

describe('fields', () => {
  it.each(['principalAmount', 'nonce', 'signature', 'returnUrl', 'communityCode'])('have %s once', async (name) => {
    const fields = Object.entries(kit.fieldsOf());
    const [, value = ''] = fields.find(([known]) => known === name) ?? [];
    const twice: HandOffField[] = name === 'signature' ? fields : [...fields, [name, value]];
    const signature: HandOffField = ['signature', signatureOf(KEY, signedText(twice))];
    const response = await kit.post([...twice, signature, ...(name === 'signature' ? [signature] : [])]);
    expect([response.statusCode, response.body]).toEqual([400, expect.stringContaining('more than once')]);
  });

  it.each([
    '1e3',
    '0.001',
    '00.10',
    '012.00',
    '-1.00',
    '1,000.00',
    '0.00',
    '100',
    '+1.00',
    '１.00',
    '123456789.00',
    ' 1.00',
    'NaN',
  ])('have no amount such as %s', async (principalAmount) => {
    expect((await kit.post(signed(kit.fieldsOf({ principalAmount })))).statusCode).toBe(400);
  });

  it.each([
    'https://good@shop.example.com/',
    '//shop.example.com/',
    String.raw`https:\\@evil.example.com`,
    'http://shop.example.com/',
    'data:text/html,x',
    'JavaScript:alert(1)',
  ])('have no return address such as %s', async (returnUrl) => {
    await server.rows(
      `insert into app.domain_whitelist (community_id, url, created_at) values (10, 'https://shop.example.com', now())`,
    );
    expect([400, 403]).toContain((await kit.post(signed(kit.fieldsOf({ returnUrl })))).statusCode);
    for (const host of [
      'shop.example.com.evil.example',
      'evilshop.example.com',
      'shop.example.com:8443',
      'shop.example.com.',
    ])
      expect((await kit.post(signed(kit.fieldsOf({ returnUrl: `https://${host}/` })))).statusCode, host).toBe(403);
    await server.rows('delete from app.domain_whitelist where community_id = 10');
  });
});
