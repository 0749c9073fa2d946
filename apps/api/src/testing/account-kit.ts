import { apiCaller, type ApiCaller } from './api-caller.ts';
import type { TestServer } from './test-server.ts';

/** What accounts are made of in tests; the numbers are published test numbers. */
export const visa = { cardNumber: '4111 1111 1111 1111', expiryDate: '08/29', cardholderName: 'Margaret Olsson' };
export const mastercard = { cardNumber: '5555555555554444', expiryDate: '0128', cardholderName: 'Margaret Olsson' };
export const auAccount = { bsb: '062000', accountNumber: '1234 5678', accountName: 'M J Olsson' };
export const nzAccount = { nzAccountNumber: '01-0902-0068389-00', nzAccountName: 'Olsson Family Trust' };

const at = '2026-11-20T09:00:00.000Z';

/** What the businesses of the test server take: 101 everything but Diners, JCB and UnionPay, 102 Visa debit only. */
export async function acceptAccounts({ services: { owner } }: TestServer): Promise<void> {
  await owner.query(
    `insert into app.accepted_account_type (community_id, business_id, account_type, accepted_since)
     values (10, 101, 'CREDIT_CARD', $1), (10, 101, 'DIRECT_DEBIT', $1), (10, 101, 'DIRECT_DEBIT_NZ', $1), (10, 102, 'CREDIT_CARD', $1)`,
    [at],
  );
  await owner.query(
    `insert into app.accepted_card (community_id, business_id, card_scheme, funding, accepted_since)
     values (10, 101, 'VISA', 'CREDIT', $1), (10, 101, 'VISA', 'DEBIT', $1), (10, 101, 'MASTERCARD', 'CREDIT', $1),
       (10, 101, 'AMEX', 'CREDIT', $1), (10, 102, 'VISA', 'DEBIT', $1)`,
    [at],
  );
}

export interface AddedAccount {
  accountId: number;
  accountToken: string;
  version: number;
  defaultAccount: boolean;
  enabled: boolean;
}

/** The accounts of one customer after another: `next` turns to a customer that has none yet. */
export function accountsOf(caller: ApiCaller) {
  let customerId = 1000;
  const path = (rest = '') => `customers/${customerId}/accounts${rest}`;
  const add = async (kind: 'credit-cards' | 'bank-accounts' | 'nz-bank-accounts', body: object) => {
    const response = await caller.post(path(`/${kind}`), body);
    if (response.status !== 201) throw new Error(response.raw);
    return response.body as AddedAccount;
  };
  return {
    next: () => (customerId += 1),
    customerId: () => customerId,
    path,
    addCard: (values: object = {}) => add('credit-cards', { ...visa, ...values }),
    addBank: (values: object = {}) => add('bank-accounts', { ...auAccount, ...values }),
    addNz: (values: object = {}) => add('nz-bank-accounts', { ...nzAccount, ...values }),
  };
}

/** An officer of community 10 with these rights. */
export async function officerOf(server: TestServer, loginName: string, rights: readonly string[]) {
  const person = { loginName, kind: 'CLIENT', communityId: 10, rights: rights as never } as const;
  const signedIn = await server.signIn(person);
  return { ...apiCaller(server, signedIn), signedIn };
}
