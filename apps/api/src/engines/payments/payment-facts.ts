import type { AmountLimits } from '@quickportal/contracts/rules/payments/amount-limits';
import type { DatedSurcharge } from '@quickportal/contracts/rules/payments/surcharge';
import type { AccountType } from '@quickportal/contracts/rules/accounts/account-types';
import { acceptedAccountTypes } from '@quickportal/db/businesses/list-accepted-account-types';
import { acceptedCardSchemes, type AcceptedCardScheme } from '@quickportal/db/card-schemes/list-accepted-card-schemes';
import { listCardSurcharges } from '@quickportal/db/card-schemes/list-card-surcharges';
import type { Reader } from '@quickportal/db/connect/reader';
import { getFacilityLimits } from '@quickportal/db/facility-limits/get-facility-limits';
import type { Payer, PayerAccount } from '@quickportal/db/payments/payer';
import { findSettlementTarget, type SettlementTarget } from '@quickportal/db/payments/find-settlement-target';

/** What businesses accept and charge, as needed to quote payments. */
export interface PaymentFacts {
  accountTypes(businessId: number): Promise<AccountType[]>;
  cards(businessId: number): Promise<AcceptedCardScheme[]>;
  surcharges(businessId: number): Promise<DatedSurcharge[]>;
  limits(key: { communityId: number; currency: 'AUD' | 'NZD' }): Promise<AmountLimits | null>;
  target(wanted: TargetWanted): Promise<SettlementTarget | undefined>;
  /** Starts reading everything needed to quote this payment, so that the queries run concurrently. */
  expect(payer: Payer, key: { communityId: number; product: TargetWanted['product'] }): void;
}
type TargetWanted = Parameters<typeof findSettlementTarget>[1];

/** Creates facts that are each read once, when first needed, however many payments use them. */
export function paymentFacts(db: Reader): PaymentFacts {
  const ofBusiness = (businessId: number) => String(businessId);
  const facts = {
    accountTypes: once((businessId: number) => acceptedAccountTypes(db, businessId), ofBusiness),
    cards: once((businessId: number) => acceptedCardSchemes(db, businessId), ofBusiness),
    surcharges: once((businessId: number) => listCardSurcharges(db, businessId), ofBusiness),
    limits: once(
      (facility: Parameters<PaymentFacts['limits']>[0]) => getFacilityLimits(db, facility),
      ({ communityId, currency }) => `${communityId} ${currency}`,
    ),
    target: once(
      (wanted: TargetWanted) => findSettlementTarget(db, wanted),
      ({ businessId, product, accountType, cardScheme, currency }) =>
        [businessId, product, accountType, cardScheme, currency].join(' '),
    ),
  };
  return {
    ...facts,
    expect({ businessId, currency, account }, { communityId, product }) {
      const reads: Promise<unknown>[] = [facts.accountTypes(businessId), facts.limits({ communityId, currency })];
      if (account) reads.push(facts.target(targetOf(account, { businessId, currency, product })));
      if (account?.cardScheme) reads.push(facts.cards(businessId), facts.surcharges(businessId));
      // The caller that awaits a fact gets its error; others must not end the process
      for (const read of reads) read.catch(() => undefined);
    },
  };
}

/** Returns the settlement target of a payment from an account. */
export const targetOf = (
  { accountType, cardScheme }: PayerAccount,
  key: Pick<TargetWanted, 'businessId' | 'currency' | 'product'>,
): TargetWanted => ({ ...key, accountType, cardScheme });

function once<P, R>(read: (key: P) => Promise<R>, keyOf: (key: P) => string): (key: P) => Promise<R> {
  const known = new Map<string, Promise<R>>();
  return (params) => {
    const key = keyOf(params);
    const result = known.get(key) ?? read(params);
    known.set(key, result);
    return result;
  };
}
