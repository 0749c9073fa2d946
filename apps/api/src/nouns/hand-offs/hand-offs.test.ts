import { signedText, type HandOffField } from '@quickportal/contracts/rules/payments/hand-off';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signatureOf } from '../../engines/connection/hand-off-signature.ts';
import { setHostility } from '../../engines/gateways/simulator/hostility.ts';
import { requeryDue } from '../../engines/payments/requery.ts';
import { paymentKit } from '../../testing/payment-kit.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { endHandOffs } from './end-hand-offs.ts';
import { FORMER, handOffKit, KEY, MINUTE, signed, VISA, type HandOffKit } from './hand-off-kit.fixture.ts';

const DECLINED = '4111111111444496';
let server: TestServer;
let kit: HandOffKit;
beforeAll(async () => {
  server = await createTestServer();
  await paymentKit(server.services);
  kit = await handOffKit(server);
});
afterAll(() => server.close());
beforeEach(() => server.rows('delete from app.domain_whitelist where community_id = 10'));

const linkOf = (body: string, text: string) => {
  const link = new RegExp(`href="([^"]*)">${text}`).exec(body)?.[1] ?? '';
  return link.replaceAll('&amp;', '&');
};

describe('a signed hand-off', () => {
  it('leads to a payment that shows the business, the amount and the reference', async () => {
    const { body, statusCode, headers } = await kit.page(await kit.open());
    expect(statusCode).toBe(200);
    expect(body).toContain('Pay $100.00 AUD');
    expect(body).toContain('Invoice 7 &amp; 8');
    expect(headers['content-security-policy']).toMatch(/form-action 'self'.*frame-ancestors 'none'/);
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['cache-control']).toBe('no-store');
  });

  it('is taken with the former key while that is accepted', async () => {
    expect(await kit.open({}, FORMER)).toMatch(/^10-[\w-]{32}$/);
    await kit.acceptFormer(0);
    expect((await kit.post(signed(kit.fieldsOf(), FORMER))).statusCode).toBe(403);
    await kit.acceptFormer(60);
  });

  it('is taken once, also when it is sent several times at once', async () => {
    const fields = signed(kit.fieldsOf());
    const statuses = (await Promise.all([kit.post(fields), kit.post(fields), kit.post(fields)])).map(
      (response) => response.statusCode,
    );
    expect(statuses.toSorted((a, b) => a - b)).toEqual([303, 409, 409]);
  });
});

describe('a hand-off that opens no payment', () => {
  const old = () => new Date(kit.now() - 5.1 * MINUTE).toISOString();
  it.each([
    [
      'a wrong signature',
      () => signed(kit.fieldsOf(), 'another-key'),
      403,
      'The signature of the payment does not match',
    ],
    [
      'an amount that was changed',
      () => signed(kit.fieldsOf()).map(([n, v]): HandOffField => [n, n === 'principalAmount' ? '1.00' : v]),
      403,
      'The signature',
    ],
    ['no signature', () => Object.entries(kit.fieldsOf()), 403, 'The signature'],
    ['an old timestamp', () => signed(kit.fieldsOf({ timestamp: old() })), 400, 'open for too long'],
    ['an unknown facility', () => signed(kit.fieldsOf({ communityCode: 'NONE' })), 404, 'does not take payments here'],
    [
      'an unknown business',
      () => signed(kit.fieldsOf({ supplierBusinessCode: 'NONE' })),
      404,
      'does not take payments here',
    ],
    [
      'a business of another facility',
      () => signed(kit.fieldsOf({ supplierBusinessCode: 'B201' })),
      404,
      'does not take',
    ],
    ['a field that is none', () => signed(kit.fieldsOf({ colour: 'red' })), 400, 'left something out'],
    [
      'an amount above the limit',
      () => signed(kit.fieldsOf({ principalAmount: '5000.01' })),
      400,
      'Enter at most $5,000.00',
    ],
    ['another currency', () => signed(kit.fieldsOf({ currency: 'NZD' })), 400, 'takes payments in AUD'],
    [
      'an address that is not https',
      () => signed(kit.fieldsOf({ returnUrl: 'javascript:alert(1)' })),
      400,
      'Send an https address',
    ],
    ['nothing', () => [], 400, 'left something out'],
  ])('has %s', async (_what, fields, status, text) => {
    const response = await kit.post(fields());
    expect(response.statusCode).toBe(status);
    expect(response.headers['content-type']).toMatch(/^text\/html/);
    expect(response.body).toContain(text);
    expect(response.body).toContain('You have not been charged');
    expect(response.body).not.toContain(KEY);
  });

  it('returns to a domain that is not on the whitelist', async () => {
    await server.rows(
      `insert into app.domain_whitelist (community_id, url, created_at) values (10, 'https://shop.example.com', now())`,
    );
    expect((await kit.post(signed(kit.fieldsOf()))).statusCode).toBe(303);
    const response = await kit.post(signed(kit.fieldsOf({ cancelUrl: 'https://evil.example.com/' })));
    expect([response.statusCode, response.body]).toEqual([
      403,
      expect.stringContaining('not one that the business has registered'),
    ]);
  });

  it('names a business that is disabled', async () => {
    await server.rows('update app.business set enabled = false where community_id = 10 and id = 101');
    expect((await kit.post(signed(kit.fieldsOf()))).statusCode).toBe(404);
    await server.rows('update app.business set enabled = true where community_id = 10 and id = 101');
  });
});

describe('a hand-off to a facility without QuickBills', () => {
  const setQuickBills = (isOn: boolean) =>
    server.rows(
      `update app.community_product set enabled = ${isOn} where community_id = 10 and product = 'QUICKBILLS'`,
    );

  it('is refused, and says why to the developer', async () => {
    await setQuickBills(false);
    const response = await kit.post(signed(kit.fieldsOf()));
    const unsigned = await kit.post(signed(kit.fieldsOf(), 'another-key'));
    await setQuickBills(true);
    expect(response.statusCode).toBe(403);
    expect(response.body).toContain('The business takes no payments here at the moment.');
    expect(response.body).toContain('QuickBills is not switched on for this facility.');
    expect(unsigned.body).not.toContain('QuickBills');
  });

  it('that was open takes neither card nor payment until it is switched on again', async () => {
    const id = await kit.open();
    const entered = await kit.open();
    await kit.card(entered);
    const confirmed = await kit.confirmed(entered);
    await setQuickBills(false);
    expect((await kit.page(id)).body).toContain('Payment not possible');
    await kit.card(id);
    await kit.post(confirmed, '/pay');
    await setQuickBills(true);
    expect([await kit.paymentsOf(id), await kit.paymentsOf(entered)]).toEqual([[], []]);
    expect((await kit.page(id)).body).toContain('Card number');
    await kit.pay(entered);
    expect(await kit.paymentsOf(entered)).toMatchObject([{ status: 'APPROVED' }]);
  });
});

describe('a facility that calls its businesses clubs', () => {
  it('says so to payers, and leaves names as they are', async () => {
    await server.rows(
      `insert into app.community_setting (community_id, supplier_label_singular, supplier_label_plural, updated_at)
       values (10, 'Club', 'Clubs', now())`,
    );
    const unknown = await kit.post(signed(kit.fieldsOf({ supplierBusinessCode: 'NONE' })));
    const late = await kit.open();
    await server.rows(`update app.hand_off set expires_at = now() - interval '1 year' where hand_off_key = '${late}'`);
    const expired = await kit.page(late);
    await server.rows('delete from app.community_setting where community_id = 10');
    expect(unknown.body).toContain('The club does not take payments here.');
    expect(expired.body).toContain('Go back to the club to start again.');
    expect(expired.body).toContain('Business 101');
  });
});

describe('paying by a hand-off', () => {
  it('shows surcharge and total before, and a receipt afterwards', async () => {
    const id = await kit.open();
    await kit.card(id);
    const review = (await kit.page(id)).body;
    expect(review).toContain('424242......4242');
    expect(review).toContain('$1.50 AUD');
    expect(review).toContain('Pay $101.50 AUD');
    await kit.pay(id);
    const [payment] = await kit.paymentsOf(id);
    expect(payment).toMatchObject({
      status: 'APPROVED',
      amount: 10_150,
      source: 'ONLINE',
      eci: 'INTERNET',
      customer_id: null,
      customer_name: 'Margaret Olsson',
      payment_reference_number: 'Invoice 7 & 8',
      payer_ip: '203.0.113.7',
    });
    const receipt = (await kit.page(id)).body;
    expect(receipt).toContain('Payment received');
    expect(receipt).toContain(payment?.receipt_number);
    expect(receipt).not.toContain(VISA);
  });

  it('goes back with the result, signed as hand-offs are, with the key that signed it', async () => {
    const id = await kit.open({}, FORMER);
    await kit.card(id);
    await kit.pay(id);
    const [payment] = await kit.paymentsOf(id);
    const back = new URL(linkOf((await kit.page(id)).body, 'Return to'));
    expect(back.origin + back.pathname).toBe('https://shop.example.com/back');
    const result = Object.fromEntries(back.searchParams);
    expect(result).toMatchObject({
      cart: '9',
      status: 'APPROVED',
      receiptNumber: payment?.receipt_number,
      principalAmount: '100.00',
      surchargeAmount: '1.50',
      totalAmount: '101.50',
      currency: 'AUD',
      paymentReferenceNumber: 'Invoice 7 & 8',
    });
    expect(result['signature']).toBe(signatureOf(FORMER, signedText([...back.searchParams])));
  });

  it('charges once, however often the form is sent', async () => {
    const id = await kit.open();
    await kit.card(id);
    const form = await kit.confirmed(id);
    const responses = await Promise.all([1, 2, 3, 4].map(() => kit.post(form, '/pay')));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([303, 303, 303, 303]);
    expect((await kit.post(form, '/pay')).statusCode).toBe(303);
    await kit.card(id);
    await kit.pay(id);
    expect((await kit.paymentsOf(id)).map(({ status }) => status)).toEqual(['APPROVED']);
  });

  it('charges nothing for a card or a total that the payer did not confirm', async () => {
    const id = await kit.open();
    await kit.card(id);
    const form = await kit.confirmed(id);
    await kit.card(id, '5555555555554444');
    await kit.post(form, '/pay');
    expect(await kit.paymentsOf(id)).toEqual([]);
    const wrong = (await kit.confirmed(id)).map(([name, value]): HandOffField => [
      name,
      name === 'total' ? '9999' : value,
    ]);
    const response = await kit.post(wrong, '/pay');
    expect([response.statusCode, response.body]).toEqual([409, expect.stringContaining('The amount has changed')]);
    expect(await kit.paymentsOf(id)).toEqual([]);
  });

  it('goes on with another card after a decline, up to five', async () => {
    const id = await kit.paid({}, { cardNumber: DECLINED });
    const declined = (await kit.page(id)).body;
    expect(declined).toContain('Your card was declined. Nothing was charged.');
    expect(new URL(linkOf(declined, 'Return to')).searchParams.get('status')).toBe('DECLINED');
    expect((await kit.page(id, '&card=new')).body).toContain('name="cardNumber"');
    await kit.card(id);
    await kit.pay(id);
    expect((await kit.paymentsOf(id)).map(({ status }) => status)).toEqual(['DECLINED', 'APPROVED']);
    const another = await kit.open();
    for (const attempt of [1, 2, 3, 4, 5]) expect((await kit.card(another)).statusCode, `${attempt}`).toBe(303);
    expect((await kit.card(another)).statusCode).toBe(409);
  });

  it('offers no other card after the fifth was declined', async () => {
    const id = await kit.open();
    for (const attempt of [1, 2, 3, 4, 5]) {
      expect((await kit.card(id, DECLINED)).statusCode, `${attempt}`).toBe(303);
      await kit.pay(id);
    }
    const { body } = await kit.page(id);
    expect(body).toContain('To try another card, go back to the business and start again.');
    expect(body).not.toContain('card=new');
  });

  it('names what is wrong with a card, and does not show its number again', async () => {
    const id = await kit.open();
    const wrong = await kit.card(id, '4242424242424241', '01/20');
    expect([wrong.statusCode, wrong.body]).toEqual([422, expect.stringContaining('The card has expired.')]);
    expect(wrong.body).toContain('Not a valid card number. Check the digits.');
    expect(wrong.body).not.toContain('4242424242424241');
    const misread = await kit.card(id, '4242424242424241');
    expect([misread.statusCode, misread.body]).toEqual([422, expect.stringContaining('aria-invalid="true"')]);
    const refused = await kit.card(id, '378282246310005');
    expect([refused.statusCode, refused.body]).toEqual([422, expect.stringContaining('does not accept Amex cards')]);
  });

  it('belongs to the customer whose number was sent', async () => {
    const id = await kit.paid({ customerNumber: 'T-1001', customerReferenceNumber: '' });
    expect(await kit.paymentsOf(id)).toMatchObject([
      { customer_id: 1001, customer_account_id: null, customer_reference_number: 'T-1001' },
    ]);
  });

  it('shows an outcome that is not known, and learns it', async () => {
    await setHostility(server.services, { loseAnswer: 1 });
    const id = await kit.paid();
    await setHostility(server.services, {});
    const waiting = (await kit.page(id)).body;
    expect(waiting).toContain('Your bank has not responded yet');
    expect(waiting).toContain('http-equiv="refresh"');
    await kit.pay(id);
    server.services.clock.advance(2 * MINUTE);
    await requeryDue(server.services);
    expect((await kit.page(id)).body).toContain('Payment received');
    expect(await kit.paymentsOf(id)).toHaveLength(1);
  });

  it('forgets the number once the payment can no longer be sent', async () => {
    const id = await kit.paid();
    const kept = () =>
      server.rows<{ n: number }>(
        `select count(*)::int as n from app.vault_entry v join app.hand_off_payment p on p.community_id = v.community_id and p.vault_entry_id = v.id
         join app.hand_off h on h.community_id = p.community_id and h.id = p.hand_off_id where h.hand_off_key = $1`,
        [id],
      );
    expect(await kept()).toEqual([{ n: 1 }]);
    expect(await endHandOffs(server.services)).toBeGreaterThan(0);
    expect(await kept()).toEqual([{ n: 0 }]);
    expect((await kit.page(id)).body).toContain('Payment received');
  });
});

describe('leaving a hand-off', () => {
  it('ends it, and says so to the business', async () => {
    const id = await kit.open();
    await kit.card(id);
    const form = await kit.confirmed(id);
    expect((await kit.post([['id', id]], '/cancel')).statusCode).toBe(303);
    const { body } = await kit.page(id);
    expect(body).toContain('You cancelled this payment');
    const back = new URL(linkOf(body, 'Return to'));
    expect([back.pathname, back.searchParams.get('status')]).toEqual(['/cart', 'CANCELLED']);
    await kit.post(form, '/pay');
    expect(await kit.paymentsOf(id)).toEqual([]);
  });

  it('ends by itself after an hour', async () => {
    const id = await kit.open();
    await kit.card(id);
    const form = await kit.confirmed(id);
    server.services.clock.advance(61 * MINUTE);
    await kit.acceptFormer(60);
    expect((await kit.page(id)).body).toContain('Payment expired');
    await kit.post(form, '/pay');
    expect(await kit.paymentsOf(id)).toEqual([]);
  });
});

describe('the forms of a hand-off', () => {
  it('are refused from other sites, and for unknown payments', async () => {
    const id = await kit.open();
    expect((await kit.post([['id', id]], '/cancel', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await kit.post([['id', id]], '/cancel', { origin: 'https://evil.example.com' })).statusCode).toBe(403);
    expect((await kit.page(id)).body).toContain('name="cardNumber"');
    for (const unknown of [
      '',
      'x',
      `10-${'a'.repeat(32)}`,
      id.replace(/^10/, '20'),
      `99999999999999-${'a'.repeat(32)}`,
    ])
      expect((await kit.page(unknown)).statusCode, unknown).toBe(404);
    expect((await kit.post([], '/pay')).statusCode).toBe(404);
    const json = await server.app.inject({ method: 'POST', url: kit.url, payload: { a: 1 } });
    expect([json.statusCode, json.headers['content-type']]).toEqual([415, 'text/html; charset=utf-8']);
    const long = await kit.post([['a', 'x'.repeat(20_000)]]);
    expect(long.statusCode).toBe(413);
  });
});
