import { UNUSUAL_TIMES } from '@quickportal/contracts/rules/fraud-guard/fraud-guard-bounds';
import { formatMoney } from '@quickportal/ui/money';

/** What an amount is compared with where no limit is set; null where too little is known. */
export const usualText = (usualLimit: string | null, currency: string): string =>
  usualLimit === null
    ? `${UNUSUAL_TIMES} times what is usual. Too few payments are known yet, so no payment matches.`
    : `${UNUSUAL_TIMES} times what is usual, now ${formatMoney(usualLimit, currency)}.`;
