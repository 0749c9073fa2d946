import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiCaller, type ApiCaller } from '../../testing/api-caller.ts';
import { paymentKit, type PaymentKit } from '../../testing/payment-kit.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

const rights = ['TERMINAL_EXISTING_CUSTOMER', 'TransactionDetailView'] as const;
let server: TestServer;
let officer: ApiCaller;
let kit: PaymentKit;
let cardId: number;
beforeAll(async () => {
  server = await createTestServer();
  kit = await paymentKit(server.services);
  cardId = await kit.card(1001);
  officer = apiCaller(server, await server.signIn({ loginName: 'officer', kind: 'CLIENT', communityId: 10, rights }));
});
afterAll(() => server.close());

/** Payments are distinguished by their amounts. */
const take = (amount: string, { as = officer, customer = 1001, accountId = cardId, key = `take ${amount}` } = {}) =>
  as.post(`customers/${customer}/payments`, { accountId, amount }, { 'idempotency-key': key.replaceAll(' ', '-') });
const rows = async <T = Record<string, never>>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await server.services.owner.query(text, values)).rows as T[];
const takePayments = async (from: number, to: number) =>
  rows<{ status: string; amount: number }>(
    `select status, principal_amount as amount from app.transaction
     where principal_amount between $1 and $2 order by principal_amount`,
    [from, to],
  );

describe('concurrent payments of a facility', () => {
  it('are each taken once, and few transactions record them', async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, (_, at) => take(`20.${at + 10}`)));
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 201));
    const payments = await takePayments(2010, 2029);
    expect(payments.map(({ amount, status }) => [amount, status])).toEqual(
      responses.map((_, at) => [2010 + at, 'APPROVED']),
    );
    const recorded = await rows<{ transactions: number }>(
      `select count(distinct xmin::text)::int as transactions from app.audit_entry where action = 'payments.take'`,
    );
    // Alone the first, then what came meanwhile
    expect(recorded[0]?.transactions).toBeLessThan(10);
  });

  it('are refused one by one, and what is refused leaves nothing and its key can be used again', async () => {
    const foreign = apiCaller(
      server,
      await server.signIn({ loginName: 'elsewhere', kind: 'CLIENT', communityId: 10, rights, inBusiness: 102 }),
    );
    const [good, small, account, customer, hidden, also] = await Promise.all([
      take('30.10'),
      take('0.50', { key: 'mended' }),
      take('30.12', { accountId: 999_999 }),
      take('30.13', { customer: 2001 }),
      take('30.14', { as: foreign }),
      take('30.15'),
    ]);
    expect([good, small, account, customer, hidden, also].map(({ status }) => status)).toEqual([
      201, 422, 422, 404, 404, 201,
    ]);
    expect(account.body.errors).toMatchObject([{ field: 'accountId' }]);
    expect((await takePayments(3010, 3015)).map(({ amount }) => amount)).toEqual([3010, 3015]);
    const keys = await rows<{ key: string }>(
      `select key from app.idempotency_key where key in ('mended', 'take-30.12', 'take-30.13', 'take-30.14')`,
    );
    expect(keys).toEqual([]);
    expect((await take('30.16', { key: 'mended' })).status).toBe(201);
  });

  it('go on where one cannot be recorded at all', async () => {
    const broken = await kit.card(1002);
    await server.services.owner.query(
      `update app.vault_entry set sealed = set_byte(sealed, 20, get_byte(sealed, 20) # 255)
       where id = (select vault_entry_id from app.customer_account where id = $1)`,
      [broken],
    );
    const [first, fault, last] = await Promise.all([
      take('40.10'),
      take('40.11', { customer: 1002, accountId: broken }),
      take('40.12'),
    ]);
    expect([first.status, fault.status, last.status]).toEqual([201, 500, 201]);
    expect((await takePayments(4010, 4012)).map(({ amount }) => amount)).toEqual([4010, 4012]);
  });

  it('with one key are one payment; another payload under it is refused', async () => {
    const responses = await Promise.all([
      take('50.10', { key: 'twice' }),
      take('50.10', { key: 'twice' }),
      take('50.11', { key: 'twice' }),
    ]);
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 422]);
    const payments = await takePayments(5010, 5011);
    expect(payments).toHaveLength(1);
    const [payment] = payments;
    const replay = await take(payment?.amount === 5010 ? '50.10' : '50.11', { key: 'twice' });
    expect(replay.headers['idempotent-replayed']).toBe('true');
    expect(replay.raw).toBe(responses.find(({ status }) => status === 201)?.raw);
  });
});
