import { maskAccountNumber } from '@quickportal/contracts/rules/accounts/masked-number';
import { withoutCardNumbers } from '../../kernel/redaction.ts';

const AU_ACCOUNT = /(?<![\d-])(\d{3})-?(\d{3})[ -]{0,2}(\d{4,9})(?![\d-])/g;

/** A text as it is kept, and the off-system account in it. */
export interface KeptNarrative {
  narrative: string;
  offSystemBsb: string | null;
  offSystemReference: string | null;
}

/**
 * Takes the first account number of an off-system BSB out of a text, which names the payer, and masks account numbers
 * and card numbers in it.
 */
export function keptNarrative(text: string, offSystemBsbs: ReadonlySet<string>): KeptNarrative {
  let [offSystemBsb, offSystemReference]: [string | null, string | null] = [null, null];
  const narrative = withoutCardNumbers(text).replaceAll(
    AU_ACCOUNT,
    (written: string, bank: string, branch: string, number: string) => {
      const isOffSystem = offSystemBsbs.has(bank + branch);
      // A run of digits alone may be any reference
      if (!isOffSystem && !written.includes('-')) return written;
      if (isOffSystem && offSystemBsb === null) [offSystemBsb, offSystemReference] = [bank + branch, number];
      return `${bank}-${branch} ${maskAccountNumber(number)}`;
    },
  );
  return { narrative, offSystemBsb, offSystemReference };
}
