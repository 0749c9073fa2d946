import type { PaymentTerm } from '@quickportal/contracts/payment-terms/payment-term';
import { sql } from 'kysely';
import { preparedSql } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';

/** The business that has the terms. */
interface BusinessKey {
  readonly communityId: number;
  readonly businessId: number;
}

const ofBusiness = preparedSql(
  'paymentTerms.list',
  ({ communityId, businessId }: BusinessKey) => sql<PaymentTerm>`
    select t.id as "paymentTermId", t.product, t.instrument_code as "instrument", t.card_scheme as "cardScheme",
      a.id as "accountId", a.account_alias as "accountAlias", a.status = 'ENABLED' as "accountEnabled", a.currency,
      t.version
    from app.payment_term t
    join app.settlement_account a on a.community_id = t.community_id and a.id = t.settlement_account_id
    where t.community_id = ${communityId} and t.business_id = ${businessId}
    order by t.product, t.instrument_code, t.id`,
);

/** The payment terms of a business by product and instrument, oldest first: it takes the payments. */
export const listPaymentTerms = (db: Reader, key: BusinessKey): Promise<PaymentTerm[]> => db.all(ofBusiness, key);
