/** How a number that people group is cleaned and grouped while it is typed. */
export type Mask = {
  /** Keeps what belongs to the number, at most its greatest length. */
  clean: (text: string) => string;
  /** Groups a cleaned number, of any length up to the greatest. Never ends in a separator. */
  format: (clean: string) => string;
  inputMode: 'numeric' | 'text';
  placeholder: string;
};

/** A mask of digits in groups of fixed lengths. */
export function digitGroups(lengths: readonly number[], separator: string, placeholder: string): Mask {
  const total = lengths.reduce((sum, length) => sum + length, 0);
  return {
    clean: (text) => text.replaceAll(/\D/g, '').slice(0, total),
    format: (clean) => grouped(clean, lengths, separator),
    inputMode: 'numeric',
    placeholder,
  };
}

/** Card number, grouped as it is embossed: American Express 4-6-5, Diners Club 4-6-4, all others in fours up to 19. */
export const cardNumberMask: Mask = {
  clean: (text) => {
    const digits = text.replaceAll(/\D/g, '');
    return digits.slice(0, sum(cardGroups(digits)));
  },
  format: (clean) => grouped(clean, cardGroups(clean), ' '),
  inputMode: 'numeric',
  placeholder: '0000 0000 0000 0000',
};

/** Australian bank, state and branch number: 000-000. */
export const bsbMask = digitGroups([3, 3], '-', '000-000');

/** New Zealand account: bank, branch, account and a suffix of two or three digits. */
export const nzAccountMask = digitGroups([2, 4, 7, 3], '-', '00-0000-0000000-000');

/** Card expiry: MM/YY. A first digit above 1 is the whole month, "5" is "05"; a pasted MM/YYYY loses its century. */
export const cardExpiryMask: Mask = {
  clean: (text) => {
    const [month = '', year = ''] = text.split(/[/\-\s]+/);
    const parts = year === '' ? month : `${month.padStart(2, '0')}${year.length === 4 ? year.slice(2) : year}`;
    const digits = parts.replaceAll(/\D/g, '');
    return (/^[2-9]/.test(digits) ? `0${digits}` : digits).slice(0, 4);
  },
  format: (clean) => grouped(clean, [2, 2], '/'),
  inputMode: 'numeric',
  placeholder: 'MM/YY',
};

/** Australian Business Number: 00 000 000 000. */
export const abnMask = digitGroups([2, 3, 3, 3], ' ', '00 000 000 000');

function cardGroups(digits: string): readonly number[] {
  if (/^3[47]/.test(digits)) return [4, 6, 5];
  if (/^3(?:0[0-5]|[689])/.test(digits)) return [4, 6, 4];
  return [4, 4, 4, 4, 3];
}

function grouped(clean: string, lengths: readonly number[], separator: string): string {
  const parts: string[] = [];
  let from = 0;
  for (const length of lengths) {
    if (from >= clean.length) break;
    parts.push(clean.slice(from, from + length));
    from += length;
  }
  return parts.join(separator);
}

function sum(lengths: readonly number[]): number {
  return lengths.reduce((total, length) => total + length, 0);
}
