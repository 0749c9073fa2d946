import { accountTypeCodes, accountTypes, type AccountType } from '../accounts/account-types.ts';
import type { AccountKind } from './account-kinds.ts';
import {
  type KindTerms,
  type NzBankType,
  nzBankTypes,
  type TermProduct,
  termProductNames,
  termsOfKinds,
} from './account-setup.ts';

/** What an account can take; null: a trace account, through which no payment is taken. */
export const termsOfAccount = (kind: AccountKind, nzBankType?: NzBankType): KindTerms | null =>
  kind === 'NZ_BANK' && nzBankType !== undefined && nzBankTypes[nzBankType].variant === 'Trace'
    ? null
    : termsOfKinds[kind];

/** Products as a list of their names: "QuickTerminal, Schedules". */
export const productList = (products: readonly TermProduct[]): string =>
  products.map((product) => termProductNames[product] ?? product).join(', ');

/** The types of customer accounts whose payments an instrument takes. */
export const typesOfInstrument = (instrument: string): AccountType[] =>
  accountTypeCodes.filter((type) => accountTypes[type].instruments.some((code) => code === instrument));

/** A payment term, as far as it decides which account takes a payment. */
interface RoutingTerm {
  readonly paymentTermId: number;
  readonly product: string;
  readonly instrument: string;
  readonly cardScheme: string | null;
  readonly currency: string;
  readonly accountEnabled: boolean;
}

/**
 * The enabled term that takes everything that `term` is for before it does, or undefined. Of several, the oldest takes
 * the payments, as long as it is there.
 */
export const termBefore = <T extends RoutingTerm>(terms: readonly T[], term: RoutingTerm): T | undefined =>
  terms
    .filter((other) => other.paymentTermId < term.paymentTermId && takesAllOf(other, term))
    .toSorted((one, other) => one.paymentTermId - other.paymentTermId)[0];

/** The enabled term that takes what `term` is for once it is removed, or undefined. */
export const termAfter = <T extends RoutingTerm>(terms: readonly T[], term: RoutingTerm): T | undefined =>
  terms
    .filter(
      (other) =>
        other.paymentTermId !== term.paymentTermId &&
        (takesAllOf(other, term) ||
          (other.cardScheme === null && takesAllOf({ ...other, cardScheme: term.cardScheme }, term))),
    )
    .toSorted(
      (one, other) =>
        Number(one.cardScheme === null) - Number(other.cardScheme === null) || one.paymentTermId - other.paymentTermId,
    )[0];

function takesAllOf(other: RoutingTerm, term: RoutingTerm): boolean {
  const types = typesOfInstrument(term.instrument);
  return (
    other.accountEnabled &&
    other.product === term.product &&
    other.currency === term.currency &&
    other.cardScheme === term.cardScheme &&
    (other.instrument === term.instrument ||
      (types.length > 0 && types.every((type) => typesOfInstrument(other.instrument).includes(type))))
  );
}
