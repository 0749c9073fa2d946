import type { AmountLimits } from '@quickportal/contracts/rules/amount-limits';
import type { DatedSurcharge } from '@quickportal/contracts/rules/surcharge';
import { acceptedAccountTypes, type AccountType } from '@quickportal/db/businesses/accepted-account-types';
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
  limits(of: { communityId: number; currency: 'AUD' | 'NZD' }): Promise<AmountLimits | null>;
  target(wanted: TargetWanted): Promise<SettlementTarget | undefined>;
  /** Begins to read everything that quoting this payment takes, so that nothing of it is waited for alone. */
  expect(payer: Payer, of: { communityId: number; product: TargetWanted['product'] }): void;
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
      (of: Parameters<PaymentFacts['limits']>[0]) => getFacilityLimits(db, of),
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
      const asked: Promise<unknown>[] = [facts.accountTypes(businessId), facts.limits({ communityId, currency })];
      if (account) asked.push(facts.target(targetOf(account, { businessId, currency, product })));
      if (account?.cardScheme) asked.push(facts.cards(businessId), facts.surcharges(businessId));
      // whoever asks for it is told
      for (const answer of asked) answer.catch(() => undefined);
    },
  };
}

/** Where a payment from an account is to be settled. */
export const targetOf = (
  { accountType, cardScheme }: PayerAccount,
  of: Pick<TargetWanted, 'businessId' | 'currency' | 'product'>,
): TargetWanted => ({ ...of, accountType, cardScheme });

function once<P, R>(read: (of: P) => Promise<R>, keyOf: (of: P) => string): (of: P) => Promise<R> {
  const known = new Map<string, Promise<R>>();
  return (of) => {
    const key = keyOf(of);
    const answer = known.get(key) ?? read(of);
    known.set(key, answer);
    return answer;
  };
}
