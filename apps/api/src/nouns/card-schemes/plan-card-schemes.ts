import type { BusinessCardScheme } from '@quickportal/contracts/card-schemes/business-card-schemes';
import { cardSchemes, type CardScheme } from '@quickportal/contracts/rules/cards/cards';
import {
  type CardFunding,
  type DatedSurcharge,
  formatRate,
  parseRate,
  schemesWithDebit,
  type SurchargeRate,
} from '@quickportal/contracts/rules/payments/surcharge';
import type { CardKind } from '@quickportal/db/card-schemes/change-card-schemes';
import type { AcceptedCardScheme } from '@quickportal/db/card-schemes/list-accepted-card-schemes';

/** What a business takes now, and its surcharges by date. */
export interface CardSchemesState {
  readonly accepted: readonly AcceptedCardScheme[];
  readonly surcharges: readonly DatedSurcharge[];
}

/** A scheme as it is entered: what applies from a date on. */
export type EnteredScheme = Omit<BusinessCardScheme, 'upcoming'>;

/** The newest row for a kind of card on a date; undefined: none was ever set. */
const rowOn = ({ surcharges }: CardSchemesState, card: CardKind, on: string): DatedSurcharge | undefined =>
  surcharges
    .filter(
      ({ cardScheme, funding, effectiveFrom }) =>
        cardScheme === card.cardScheme && funding === card.funding && effectiveFrom <= on,
    )
    .toSorted((row, other) => (row.effectiveFrom < other.effectiveFrom ? 1 : -1))[0];

const percentOn = (state: CardSchemesState, card: CardKind, on: string): string | null => {
  const rate = rowOn(state, card, on)?.rate ?? null;
  return rate === null ? null : formatRate(rate);
};

const hasDebit = (cardScheme: CardScheme): boolean => schemesWithDebit.includes(cardScheme);

const surchargesOn = (state: CardSchemesState, cardScheme: CardScheme, on: string) => ({
  surcharge: percentOn(state, { cardScheme, funding: 'CREDIT' }, on),
  debitSurcharge: hasDebit(cardScheme) ? percentOn(state, { cardScheme, funding: 'DEBIT' }, on) : null,
});

/** All six schemes with what applies on a date, yyyy-mm-dd, and from later dates on (3R219). */
export function schemesOn(state: CardSchemesState, on: string): BusinessCardScheme[] {
  return cardSchemes.map((cardScheme) => {
    const taken = state.accepted.find((accepted) => accepted.cardScheme === cardScheme);
    const dates = state.surcharges
      .filter((row) => row.cardScheme === cardScheme && row.effectiveFrom > on)
      .map(({ effectiveFrom }) => effectiveFrom);
    return {
      cardScheme,
      accepted: taken?.credit ?? false,
      debitAccepted: hasDebit(cardScheme) ? (taken?.debit ?? false) : null,
      ...surchargesOn(state, cardScheme, on),
      upcoming: [...new Set(dates)].toSorted().map((effectiveFrom) => ({
        effectiveFrom,
        ...surchargesOn(state, cardScheme, effectiveFrom),
      })),
    };
  });
}

/** What saving the entered schemes changes. */
export interface CardSchemesPlan {
  readonly accepted: readonly CardKind[];
  readonly refused: readonly CardKind[];
  readonly surcharges: readonly DatedSurcharge[];
}

/** Compares entered schemes with what applies from a date on: only what differs is written, so that later dates stay. */
export function planCardSchemes(
  state: CardSchemesState,
  entered: readonly EnteredScheme[],
  effectiveFrom: string,
): CardSchemesPlan {
  const current = new Map(schemesOn(state, effectiveFrom).map((scheme) => [scheme.cardScheme, scheme]));
  const kinds = entered.flatMap((scheme) => {
    const { cardScheme } = scheme;
    const before = current.get(cardScheme);
    const credit = { funding: 'CREDIT' as const, wanted: scheme.accepted, is: before?.accepted ?? false };
    const debit = { funding: 'DEBIT' as const, wanted: scheme.debitAccepted, is: before?.debitAccepted ?? false };
    return [credit, ...(hasDebit(cardScheme) ? [debit] : [])].map((kind) => ({ cardScheme, ...kind }));
  });
  const rates = entered.flatMap(({ cardScheme, surcharge, debitSurcharge }) => [
    // No surcharge is one of zero, once there was another
    ...changedRate(state, { cardScheme, funding: 'CREDIT' }, rateOf(surcharge) ?? 0n, effectiveFrom),
    ...(hasDebit(cardScheme)
      ? changedRate(state, { cardScheme, funding: 'DEBIT' }, rateOf(debitSurcharge), effectiveFrom)
      : []),
  ]);
  const cards = (isWanted: boolean) =>
    kinds
      .filter(({ wanted, is }) => Boolean(wanted) === isWanted && is !== isWanted)
      .map(({ cardScheme, funding }) => ({ cardScheme, funding }));
  return { accepted: cards(true), refused: cards(false), surcharges: rates };
}

const rateOf = (percent: string | null): SurchargeRate | null => (percent === null ? null : parseRate(percent));

function changedRate(
  state: CardSchemesState,
  card: { cardScheme: CardScheme; funding: CardFunding },
  rate: SurchargeRate | null,
  effectiveFrom: string,
): DatedSurcharge[] {
  const none = card.funding === 'CREDIT' ? 0n : null;
  const current = rowOn(state, card, effectiveFrom);
  return (current === undefined ? none : current.rate) === rate ? [] : [{ ...card, rate, effectiveFrom }];
}
