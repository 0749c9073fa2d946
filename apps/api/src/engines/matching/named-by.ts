import type { Named } from '@quickportal/db/reconciliation/find-candidate-invoices';
import type { EnabledRule, UntriedLine } from '@quickportal/db/reconciliation/read-matching-run';
import { customerNumbersOf, referenceKey, referenceKeysOf, textWordsOf } from './line-words.ts';

/** Rules that need the invoices of an amount. */
const byAmount = new Set(['MATCH_TO_AMOUNT_AND_DATE', 'MATCH_TO_NAME_AND_AMOUNT']);

/** Everything that lines may name, for one query. */
export function namedBy(lines: readonly UntriedLine[], rules: readonly EnabledRule[], currency: 'AUD' | 'NZD'): Named {
  const numberKeys = new Set<string>();
  const customerKeys = new Set<string>();
  const buyerCodes = new Set<string>();
  const amounts: { from: bigint; to: bigint }[] = [];
  const tolerances = rules.filter(({ ruleCode }) => byAmount.has(ruleCode)).map(({ tolerance }) => tolerance);
  const widest = tolerances.reduce((most, tolerance) => (tolerance > most ? tolerance : most), 0n);
  for (const line of lines) {
    if (line.amount <= 0n) continue;
    for (const key of referenceKeysOf(line)) {
      numberKeys.add(key);
      customerKeys.add(key);
    }
    for (const word of textWordsOf(line)) buyerCodes.add(word);
    for (const { offSystemBsb, prefix } of rules)
      if (line.offSystemReference !== null && line.offSystemBsb === offSystemBsb)
        for (const number of customerNumbersOf(line.offSystemReference, prefix)) customerKeys.add(referenceKey(number));
    if (tolerances.length > 0) amounts.push({ from: line.amount - widest, to: line.amount + widest });
  }
  return {
    currency,
    numberKeys: [...numberKeys],
    customerKeys: [...customerKeys],
    buyerCodes: [...buyerCodes],
    amounts,
  };
}
