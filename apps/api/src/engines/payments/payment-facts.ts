import type { AmountLimits } from '@quickportal/contracts/rules/amount-limits';
import type { DatedSurcharge } from '@quickportal/contracts/rules/surcharge';
import { acceptedAccountTypes, type AccountType } from '@quickportal/db/businesses/accepted-account-types';
import { acceptedCardSchemes, type AcceptedCardScheme } from '@quickportal/db/card-schemes/accepted-cards';
import { listCardSurcharges } from '@quickportal/db/card-schemes/card-surcharges';
import type { Reader } from '@quickportal/db/connect/reader';
import { getFacilityLimits } from '@quickportal/db/facility-limits/get-facility-limits';
import { findSettlementTarget, type SettlementTarget } from '@quickportal/db/payments/settlement-account';

/** What businesses take and add, by which payments are quoted. */
export interface PaymentFacts {
  accountTypes(businessId: number): Promise<AccountType[]>;
  cards(businessId: number): Promise<AcceptedCardScheme[]>;
  surcharges(businessId: number): Promise<DatedSurcharge[]>;
  limits(of: { communityId: number; currency: 'AUD' | 'NZD' }): Promise<AmountLimits | null>;
  target(wanted: Parameters<typeof findSettlementTarget>[1]): Promise<SettlementTarget | undefined>;
}

/** Facts that are read when they are first asked for, each once, however many payments are quoted by them. */
export function paymentFacts(db: Reader): PaymentFacts {
  const ofBusiness = (businessId: number) => String(businessId);
  return {
    accountTypes: once((businessId) => acceptedAccountTypes(db, businessId), ofBusiness),
    cards: once((businessId) => acceptedCardSchemes(db, businessId), ofBusiness),
    surcharges: once((businessId) => listCardSurcharges(db, businessId), ofBusiness),
    limits: once(
      (of) => getFacilityLimits(db, of),
      ({ communityId, currency }) => `${communityId} ${currency}`,
    ),
    target: once(
      (wanted) => findSettlementTarget(db, wanted),
      ({ businessId, product, accountType, cardScheme, currency }) =>
        [businessId, product, accountType, cardScheme, currency].join(' '),
    ),
  };
}

function once<P, R>(read: (of: P) => Promise<R>, keyOf: (of: P) => string): (of: P) => Promise<R> {
  const known = new Map<string, Promise<R>>();
  return (of) => {
    const key = keyOf(of);
    const answer = known.get(key) ?? read(of);
    known.set(key, answer);
    return answer;
  };
}
