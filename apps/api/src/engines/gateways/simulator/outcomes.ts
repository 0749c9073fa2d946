import type { DirectEntryReturnCode } from '../formats/direct-entry-returns.ts';
import type { NzDishonourCode } from '../formats/nz-dishonours.ts';
import type { AgreementTerms } from '../gateway.ts';

/** How the built-in network decides: by the last two digits of a number, or by the amount, which no other file may know. */
export interface Decision {
  approved: boolean;
  responseCode: string;
  summaryCode: 0 | 1 | 2 | 3;
}

const approved: Decision = { approved: true, responseCode: '08', summaryCode: 0 };
const declined = (responseCode: string): Decision => ({ approved: false, responseCode, summaryCode: 1 });
export const rejected = (responseCode: string): Decision => ({ approved: false, responseCode, summaryCode: 3 });

/** The last two digits of a text, or null where it has fewer. */
export function endingOf(text: string): number | null {
  const digits = text.replaceAll(/[^0-9]/g, '');
  return digits.length < 2 ? null : Number(digits.slice(-2));
}

const cardCodes: Readonly<Record<number, string>> = {
  90: '01',
  91: '04',
  92: '05',
  93: '91',
  94: '54',
  95: '42',
  96: '51',
  97: '62',
  98: '43',
  99: '01',
};

/** 00 to 89 approve with 08. */
export function cardDecision(cardNumber: string): Decision {
  const code = cardCodes[endingOf(cardNumber) ?? 0];
  return code === undefined ? approved : declined(code);
}

/** 9,900.00: totals of this and some cents are decided by the cents, whatever the card. */
const DECIDING_AMOUNT = 990_000n;
/** Cents of a payment that is taken without a word: the code of ISO 8583 for an answer that came too late. */
const TOO_LATE = 68n;

/** The code that the cents of 9,900.01 to 9,900.99 name, where cards are declined with it; null for any other amount. */
export function amountDecision(cents: bigint): Decision | null {
  if (isTakenSilently(cents)) return approved;
  const code = String(cents - DECIDING_AMOUNT).padStart(2, '0');
  return Object.values(cardCodes).includes(code) ? declined(code) : null;
}

/** A time-out after success: the money is taken, and only a query returns the outcome. */
export const isTakenSilently = (cents: bigint): boolean => cents === DECIDING_AMOUNT + TOO_LATE;

/** What a simulator account is set to answer, whatever the number. */
export function accountDecision(returnStatus: string | undefined): Decision | null {
  if (returnStatus === 'APPROVED') return approved;
  if (returnStatus === 'DECLINED') return declined('05');
  if (returnStatus === 'REJECTED') return rejected('QI');
  return null;
}

/** It never settles. */
export const REFUSED_BEFORE_EXCHANGE = 'R';

const returnedBsbs: Readonly<Record<string, DirectEntryReturnCode>> = {
  '032-050': REFUSED_BEFORE_EXCHANGE,
  '032-051': '1',
  '032-052': '2',
  '032-053': '3',
  '032-054': '4',
  '032-055': '5',
  '032-056': '6',
  '032-057': '7',
  '032-058': '8',
  '032-059': '9',
};
// By the last digit of an account that ends in 90 to 99. Insufficient funds are the usual reason
const australianReturns: readonly DirectEntryReturnCode[] = ['6', '1', '2', '3', '4', '5', '6', '6', '6', '6'];
const newZealandReturns: readonly NzDishonourCode[] = ['U', 'X', 'Z', 'H', 'C', 'L', 'T', 'E', 'U', 'U'];

/** The return code of a debit to an Australian account; null where it settles for good. R: refused before exchange. */
export function australianReturn(bsb: string, accountNumber: string): DirectEntryReturnCode | null {
  const forced = returnedBsbs[bsb];
  if (forced !== undefined) return forced;
  const ending = endingOf(accountNumber) ?? 0;
  return ending >= 90 ? (australianReturns[ending - 90] ?? null) : null;
}

/** The same for a New Zealand account, by its base: the suffix is the same for nearly all. */
export function newZealandReturn(nzAccount: string): NzDishonourCode | null {
  const ending = endingOf(nzAccount.split('-')[2] ?? '') ?? 0;
  return ending >= 90 ? (newZealandReturns[ending - 90] ?? null) : null;
}

/** What a payer does when asked for an agreement. */
export type PayerBehaviour = 'approves' | 'declines' | 'is silent' | 'approves, then suspends';

export function payerBehaviour(ending: number | null): PayerBehaviour {
  if (ending === 81) return 'declines';
  if (ending === 82) return 'is silent';
  return ending === 83 ? 'approves, then suspends' : 'approves';
}

/** Seconds until a payment under an agreement is decided, by the payer's account. */
export const paymentTakesSeconds = (ending: number | null): number => (ending === 86 ? 60 : 0);

/** A payment under an active agreement: within its terms, and as the payer's account allows. */
export function agreementDecision(ending: number | null, terms: AgreementTerms, amount: bigint): Decision {
  const { type, amount: fixed, firstAmount, lastAmount, maximum } = terms;
  const isAgreed = [fixed, firstAmount, lastAmount].includes(amount);
  if (type === 'FIXED' && fixed !== null && !isAgreed) return rejected('AM14');
  if (maximum !== null && amount > maximum) return rejected('AM14');
  if (ending === 84) return declined('AM04');
  return ending === 85 ? declined('AC05') : { ...approved, responseCode: 'ACSC' };
}
