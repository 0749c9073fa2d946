import { cardSchemeTitles } from '../accounts/account-display-name.ts';
import type { CardScheme } from '../cards/cards.ts';

/** A card as it is spoken of: its scheme and last four digits. */
export interface NamedCard {
  scheme: CardScheme;
  lastFour: string;
}

const names = new Map<string, CardScheme>([
  ...Object.entries(cardSchemeTitles).map(([scheme, title]) => [spelt(title), scheme as CardScheme] as const),
  ['mc', 'MASTERCARD'],
  ['americanexpress', 'AMEX'],
  ['dinersclub', 'DINERS'],
]);

/** Reads "visa 1111", "1111 Visa", "Visa •••• 1111" and "amex ending in 0005"; null for anything else. */
export function readNamedCard(typed: string): NamedCard | null {
  const text = typed.trim();
  const [, before = '', , after] = /^(\p{L}[\p{L} ]*?)( ending(?: in)?)?[\s.…•*]*(\d{4})$/iu.exec(text) ?? [];
  const [, digits, behind = ''] = /^(\d{4})\s+(\p{L}[\p{L} ]*)$/u.exec(text) ?? [];
  const scheme = names.get(spelt(before || behind));
  const lastFour = after ?? digits;
  return scheme === undefined || lastFour === undefined ? null : { scheme, lastFour };
}

function spelt(name: string): string {
  return name.toLowerCase().replaceAll(' ', '');
}
