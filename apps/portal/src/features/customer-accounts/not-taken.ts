import { cardSchemeTitles } from '@quickportal/contracts/rules/accounts/account-display-name';
import { accountTypeCodes, accountTypes, type AccountType } from '@quickportal/contracts/rules/accounts/account-types';
import type { CardScheme } from '@quickportal/contracts/rules/cards/cards';
import type { Session } from '../../data/session.ts';

/** A card scheme that a business accepts, and of which cards. */
export interface AcceptedScheme {
  cardScheme: CardScheme;
  credit: boolean;
  debit: boolean;
}

const anyOf = new Intl.ListFormat('en-AU', { type: 'disjunction' });
const schemes = Object.keys(cardSchemeTitles) as CardScheme[];
// The others do not tell debit cards from credit cards
const schemesWithDebit: ReadonlySet<CardScheme> = new Set(['VISA', 'MASTERCARD']);

/** The card schemes that a business (its name, or It) does not accept or accepts in part; null where it accepts all. */
export function schemesNotTaken(subject: string, accepted: readonly AcceptedScheme[]): string | null {
  const acceptedSchemes = new Set(accepted.map(({ cardScheme }) => cardScheme));
  const missing = schemes.filter((scheme) => !acceptedSchemes.has(scheme)).map((scheme) => cardSchemeTitles[scheme]);
  const parts = accepted
    .filter(({ cardScheme, credit, debit }) => schemesWithDebit.has(cardScheme) && credit !== debit)
    .map(({ cardScheme, credit }) => `Of ${cardSchemeTitles[cardScheme]} only ${credit ? 'credit' : 'debit'} cards.`);
  if (missing.length > 0) parts.unshift(`${subject} does not accept ${anyOf.format(missing)}.`);
  return parts.length === 0 ? null : parts.join(' ');
}

/** The types of account that a business does not accept, in a sentence; null where it accepts all. */
export function typesNotTaken(businessName: string, accepted: readonly AccountType[]): string | null {
  const missing = accountTypeCodes.filter((code) => !accepted.includes(code)).map((code) => accountTypes[code].plural);
  return missing.length === 0 ? null : `${businessName} does not accept ${anyOf.format(missing)}.`;
}

/** Who can change what a business accepts, as the signed-in user needs to know it. */
export const whoChangesIt = (kind: Session['kind']): string =>
  kind === 'STAFF'
    ? 'Staff with the right to change merchant and bank accounts can change this.'
    : 'Only staff of the portal can change this. Ask the help desk.';
