import { signedText, type HandOffField } from '@quickportal/contracts/rules/payments/hand-off';
import type { LightMyRequestResponse } from 'fastify';
import { sealConnectionSecret } from '../../engines/connection/connection-secrets.ts';
import { signatureOf } from '../../engines/connection/hand-off-signature.ts';
import type { TestServer } from '../../testing/test-server.ts';

export const MINUTE = 60_000;
export const KEY = 'a-hand-off-key-of-more-than-32-characters';
export const FORMER = 'the-former-hand-off-key-of-this-facility';
export const VISA = '4242424242424242';

type Fields = Record<string, string>;
type Reply = Pick<LightMyRequestResponse, 'statusCode' | 'headers' | 'body'>;

/** A payment by a hand-off, as the database has it. */
export interface HandOffPayment {
  status: string;
  customer_id: number | null;
  receipt_number: string;
}

/** Signs a request as a facility does. */
export const signed = (fields: Fields, key = KEY): HandOffField[] => [
  ...Object.entries(fields),
  ['signature', signatureOf(key, signedText(Object.entries(fields)))],
];

/** Hand-offs of community 10, whose business 101 takes cards online, and a payer without a session. */
export async function handOffKit(server: TestServer) {
  const url = `${server.services.configuration.basePath}/HandOffView`;
  const now = () => server.services.clock.now().getTime();
  let nonces = 0;
  const acceptFormer = (minutes: number) =>
    server.rows('update app.connection_detail set former_handoff_key_until = $1', [new Date(now() + minutes * MINUTE)]);
  await server.rows(
    `insert into app.payment_term (community_id, business_id, settlement_account_id, instrument_code, product, created_at, updated_at)
     select community_id, business_id, settlement_account_id, instrument_code, 'ONLINE', now(), now()
     from app.payment_term where product = 'RESTAPI' and instrument_code = 'CREDIT_CARD'`,
  );
  const seal = (key: string) => sealConnectionSecret(server.services, 10, 'hand-off key', key);
  await server.rows(
    `insert into app.connection_detail (community_id, customer_username, customer_password_sealed, handoff_key_sealed,
       handoff_key_length, former_handoff_key_sealed, former_handoff_key_until, version, created_at, updated_at)
     values (10, 'c10.connect', $1, $2, 41, $3, now(), 2, now(), now())`,
    [seal('password'), seal(KEY), seal(FORMER)],
  );
  await acceptFormer(60);

  const fieldsOf = (changed: Fields = {}): Fields => ({
    communityCode: 'C10',
    supplierBusinessCode: 'B101',
    principalAmount: '100.00',
    paymentReferenceNumber: 'Invoice 7 & 8',
    returnUrl: 'https://shop.example.com/back?cart=9',
    cancelUrl: 'https://shop.example.com/cart',
    timestamp: new Date(now()).toISOString(),
    nonce: `nonce-${String((nonces += 1)).padStart(16, '0')}`,
    ...changed,
  });
  const post = (
    fields: readonly HandOffField[],
    path = '',
    headers: Fields = {},
    remoteAddress = '203.0.113.7',
  ): Promise<Reply> =>
    server.app.inject({
      method: 'POST',
      url: url + path,
      remoteAddress,
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': 'Payer', ...headers },
      payload: new URLSearchParams(fields as [string, string][]).toString(),
    });
  const open = async (changed: Fields = {}, key = KEY): Promise<string> => {
    const response = await post(signed(fieldsOf(changed), key), '', { 'sec-fetch-site': 'cross-site' });
    if (response.statusCode !== 303) throw new Error(response.body);
    return new URL(String(response.headers.location), 'http://portal.invalid').searchParams.get('id') ?? '';
  };
  const page = (id: string, more = ''): Promise<Reply> => server.app.inject({ url: `${url}?id=${id}${more}` });
  const card = (id: string, cardNumber = VISA, expiry = '08/31'): Promise<Reply> => {
    const entered = { id, cardNumber, cardholderName: 'Margaret Olsson', expiry };
    return post(Object.entries(entered), '/card');
  };
  /** What the review asks the payer to confirm. */
  const confirmed = async (id: string): Promise<HandOffField[]> => {
    const { body } = await page(id);
    const valueOf = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(body)?.[1] ?? '';
    return ['id', 'card', 'total'].map((name) => [name, valueOf(name)]);
  };
  const pay = async (id: string, remoteAddress?: string): Promise<Reply> =>
    post(await confirmed(id), '/pay', {}, remoteAddress);
  const paid = async (changed: Fields = {}, { cardNumber = VISA, from = '203.0.113.7' } = {}): Promise<string> => {
    const id = await open(changed);
    const responses = [await card(id, cardNumber), await pay(id, from)];
    for (const { statusCode, body } of responses) if (statusCode !== 303) throw new Error(body);
    return id;
  };
  const paymentsOf = (id: string) =>
    server.rows<HandOffPayment>(
      `select t.* from app.transaction t
       join app.hand_off_payment p on p.community_id = t.community_id and p.transaction_id = t.id
       join app.hand_off h on h.community_id = p.community_id and h.id = p.hand_off_id
       where h.hand_off_key = $1 order by t.id`,
      [id],
    );
  return { url, now, acceptFormer, fieldsOf, post, open, page, card, confirmed, pay, paid, paymentsOf };
}
export type HandOffKit = Awaited<ReturnType<typeof handOffKit>>;
