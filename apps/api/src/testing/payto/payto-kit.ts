import type { Place } from '@quickportal/db/testing/payment-rows';
import type { ApiCaller } from '../api-caller.ts';
import { insertPayee } from './payto-payee.ts';
import type { TestServices } from '../test-services.ts';

/** What a facility does with agreements, and time for its payers. */
export interface PayToKit {
  /** Creates an agreement of customer 1001 whose payer's account ends in these two digits; answers its token. */
  create(caller: ApiCaller, ending: string, body?: Record<string, unknown>): Promise<string>;
  settlementAccountId: number;
}

const fixed = {
  payerName: 'Margaret Olsson',
  payerKind: 'BANK_ACCOUNT',
  bsb: '062-000',
  description: 'Water rates 10023',
  startDate: '2026-11-20',
  agreementType: 'FIXED',
  amount: '50.00',
  frequency: 'MONTHLY',
};

/** Gives a business the PayTo product and an enabled payee account. */
export async function payToKit(
  services: TestServices,
  place: Place = { communityId: 10, businessId: 101 },
): Promise<PayToKit> {
  const settlementAccountId = await insertPayee(services, place);
  return {
    settlementAccountId,
    async create(caller, ending, body = {}) {
      const party = body['payerKind'] === undefined ? { accountNumber: `123456${ending}` } : {};
      const response = await caller.post('create-agreement/1001/create/confirm', { ...fixed, ...party, ...body });
      if (response.status !== 201) throw new Error(response.raw);
      return (response.body as { agreementToken: string }).agreementToken;
    },
  };
}
