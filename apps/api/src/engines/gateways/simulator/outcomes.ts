import type { DirectEntryReturnCode } from '../formats/direct-entry-returns.ts';
import type { NzDishonourCode } from '../formats/nz-dishonours.ts';
import type { AgreementTerms } from '../gateway.ts';

/**
 * A decision of the built-in network, by the last two digits of a number, or by the amount; no other file may depend on
 * these rules.
 */
export interface Decision {
  approved: boolean;
  responseCode: string;
  summaryCode: 0 | 1 | 2 | 3;
}

const approved: Decision = { approved: true, responseCode: '08', summaryCode: 0 };
const declined = (responseCode: string): Decision => ({ approved: false, responseCode, summaryCode: 1 });
export const rejected = (responseCode: string): Decision => ({ approved: false, responseCode, summaryCode: 3 });

/** Returns the last two digits of a text, or null if it has fewer. */
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

/** Decides by the last two digits of a card; 00 to 89 approve with 08. */
export function cardDecision(cardNumber: string): Decision {
  const code = cardCodes[endingOf(cardNumber) ?? 0];
  return code === undefined ? approved : declined(code);
}

/** 9,900.00: totals of this plus cents are decided by the cents, for any card. */
const DECIDING_AMOUNT = 990_000n;
/** Cents of a payment that is taken without a response: the code of ISO 8583 for a late response. */
const TOO_LATE = 68n;

/** Decides by the cents of 9,900.01 to 9,900.99, if they are a decline code; null for any other amount. */
export function amountDecision(cents: bigint): Decision | null {
  if (isTakenSilently(cents)) return approved;
  const code = String(cents - DECIDING_AMOUNT).padStart(2, '0');
  return Object.values(cardCodes).includes(code) ? declined(code) : null;
}

/** Whether a payment times out although it is taken, so that only a query returns the outcome. */
export const isTakenSilently = (cents: bigint): boolean => cents === DECIDING_AMOUNT + TOO_LATE;

/** Decides by the setting of a simulator account, for any number. */
export function accountDecision(returnStatus: string | undefined): Decision | null {
  if (returnStatus === 'APPROVED') return approved;
  if (returnStatus === 'DECLINED') return declined('05');
  if (returnStatus === 'INSUFFICIENT_FUNDS') return declined('51');
  if (returnStatus === 'EXPIRED_CARD') return declined('54');
  // The issuer of the card gave none
  if (returnStatus === 'NO_ANSWER') return declined('91');
  if (returnStatus === 'REJECTED') return rejected('QI');
  return null;
}

/** Return code of a debit that never settles. */
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
// By the last digit of an account ending in 90 to 99. Insufficient funds are most common
const australianReturns: readonly DirectEntryReturnCode[] = ['6', '1', '2', '3', '4', '5', '6', '6', '6', '6'];
const newZealandReturns: readonly NzDishonourCode[] = ['U', 'X', 'Z', 'H', 'C', 'L', 'T', 'E', 'U', 'U'];

/**
 * Returns the return code of a debit to an Australian account; null when it settles for good. R: refused before
 * exchange.
 */
export function australianReturn(bsb: string, accountNumber: string): DirectEntryReturnCode | null {
  const forced = returnedBsbs[bsb];
  if (forced !== undefined) return forced;
  const ending = endingOf(accountNumber) ?? 0;
  return ending >= 90 ? (australianReturns[ending - 90] ?? null) : null;
}

/** Returns the dishonour code for a New Zealand account, by its base number: nearly all suffixes are equal. */
export function newZealandReturn(nzAccount: string): NzDishonourCode | null {
  const ending = endingOf(nzAccount.split('-')[2] ?? '') ?? 0;
  return ending >= 90 ? (newZealandReturns[ending - 90] ?? null) : null;
}

/** Behaviour of a payer towards an agreement. */
export type PayerBehaviour = 'approves' | 'declines' | 'is silent' | 'approves, then suspends';

export function payerBehaviour(ending: number | null): PayerBehaviour {
  if (ending === 81) return 'declines';
  if (ending === 82) return 'is silent';
  return ending === 83 ? 'approves, then suspends' : 'approves';
}

/** Returns the seconds until a payment under an agreement is decided, by the payer's account. */
export const paymentTakesSeconds = (ending: number | null): number => (ending === 86 ? 60 : 0);

/** Decides a payment under an active agreement, by its terms and the payer's account. */
export function agreementDecision(ending: number | null, terms: AgreementTerms, amount: bigint): Decision {
  const { type, amount: fixed, firstAmount, lastAmount, maximum } = terms;
  const isAgreed = [fixed, firstAmount, lastAmount].includes(amount);
  if (type === 'FIXED' && fixed !== null && !isAgreed) return rejected('AM14');
  if (maximum !== null && amount > maximum) return rejected('AM14');
  if (ending === 84) return declined('AM04');
  return ending === 85 ? declined('AC05') : { ...approved, responseCode: 'ACSC' };
}
