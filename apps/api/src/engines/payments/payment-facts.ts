import type { AmountLimits } from '@quickportal/contracts/rules/amount-limits';
import type { DatedSurcharge } from '@quickportal/contracts/rules/surcharge';
import type { AccountType } from '@quickportal/contracts/rules/account-types';
import { acceptedAccountTypes } from '@quickportal/db/businesses/accepted-account-types';
import { acceptedCardSchemes, type AcceptedCardScheme } from '@quickportal/db/card-schemes/accepted-cards';
import { listCardSurcharges } from '@quickportal/db/card-schemes/card-surcharges';
import type { Reader } from '@quickportal/db/connect/reader';
import { getFacilityLimits } from '@quickportal/db/facility-limits/get-facility-limits';
import type { Payer, PayerAccount } from '@quickportal/db/payments/payer';
import { findSettlementTarget, type SettlementTarget } from '@quickportal/db/payments/settlement-account';

/** What businesses take and add, by which payments are quoted. */
export interface PaymentFacts {
  accountTypes(businessId: number): Promise<AccountType[]>;
  cards(businessId: number): Promise<AcceptedCardScheme[]>;
  surcharges(businessId: number): Promise<DatedSurcharge[]>;
  limits(key: { communityId: number; currency: 'AUD' | 'NZD' }): Promise<AmountLimits | null>;
  target(wanted: TargetWanted): Promise<SettlementTarget | undefined>;
  /** Begins to read everything that quoting this payment takes, so that nothing of it is waited for alone. */
  expect(payer: Payer, key: { communityId: number; product: TargetWanted['product'] }): void;
}
type TargetWanted = Parameters<typeof findSettlementTarget>[1];

/** Facts that are read when they are first asked for, each once, however many payments are quoted by them. */
export function paymentFacts(db: Reader): PaymentFacts {
  const ofBusiness = (businessId: number) => String(businessId);
  const facts = {
    accountTypes: once((businessId: number) => acceptedAccountTypes(db, businessId), ofBusiness),
    cards: once((businessId: number) => acceptedCardSchemes(db, businessId), ofBusiness),
    surcharges: once((businessId: number) => listCardSurcharges(db, businessId), ofBusiness),
    limits: once(
      (entry: Parameters<PaymentFacts['limits']>[0]) => getFacilityLimits(db, entry),
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
      const request: Promise<unknown>[] = [facts.accountTypes(businessId), facts.limits({ communityId, currency })];
      if (account) request.push(facts.target(targetOf(account, { businessId, currency, product })));
      if (account?.cardScheme) request.push(facts.cards(businessId), facts.surcharges(businessId));
      // The caller that reads a fact gets its failure; unread ones must not end the process
      for (const response of request) response.catch(() => undefined);
    },
  };
}

/** Where a payment from an account is to be settled. */
export const targetOf = (
  { accountType, cardScheme }: PayerAccount,
  key: Pick<TargetWanted, 'businessId' | 'currency' | 'product'>,
): TargetWanted => ({ ...key, accountType, cardScheme });

function once<P, R>(read: (key: P) => Promise<R>, keyOf: (key: P) => string): (key: P) => Promise<R> {
  const known = new Map<string, Promise<R>>();
  return (scope) => {
    const key = keyOf(scope);
    const response = known.get(key) ?? read(scope);
    known.set(key, response);
    return response;
  };
}
