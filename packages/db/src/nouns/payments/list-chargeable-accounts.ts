import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';

/** An account that a payment can be taken from. */
export interface ChargeableAccount {
  accountId: number;
  displayName: string;
  holderName: string;
}

const MOST = 200;

const ofCustomer = preparedQuery('payments.chargeable-accounts', (params: { customerId: number }) =>
  build
    .selectFrom('app.customer_account')
    .select(['id as accountId', 'display_name as displayName', 'holder_name as holderName'])
    .where('customer_id', '=', params.customerId)
    .where('enabled', '=', true)
    .where('vault_entry_id', 'is not', null)
    .orderBy('default_account', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST),
);

/** Enabled accounts of a customer whose number is kept, the default one first, then the newest. */
export const listChargeableAccounts = (db: Reader, customerId: number): Promise<ChargeableAccount[]> =>
  db.all(ofCustomer, { customerId });
