import type { PaymentMethodCode } from './payment-methods.ts';
/**
 * What a decline means for the business. SOFT: a later try can succeed. HARD: never again with these
 * details. DATA: something has to be put right first. TECHNICAL: the network, not the payer; ask for the outcome.
 */
export type DeclineKind = 'SOFT' | 'HARD' | 'DATA' | 'TECHNICAL';

/** Which network's codes: they overlap (the 6 of a bank debit is no 06 of a card). */
export type CodeNetwork = PaymentMethodCode;

export interface ResponseMeaning {
  /** In words, without a full stop. */
  text: string;
  kind: DeclineKind | null;
  /** What to do next, as sentences; empty for what was approved. */
  nextStep: string;
}

const TRY_LATER = 'Try again later, or ask the customer for another account.';
const ANOTHER_CARD = 'Do not try this card again. Ask the customer for another one.';
const ANOTHER_ACCOUNT = 'Do not try this account again. Ask the customer for another one.';
const HELP_DESK = 'Contact the help desk: the facility’s bank set-up does not allow this payment.';
const MEND = 'Check the details of the account with the customer, then try again.';
const ASK = 'Check the payment before you try again: its outcome may not be final.';

type Row = readonly [text: string, kind: DeclineKind | null, nextStep?: string];
const steps: Readonly<Record<DeclineKind, string>> = {
  SOFT: TRY_LATER,
  HARD: ANOTHER_CARD,
  DATA: MEND,
  TECHNICAL: ASK,
};

const cards: Readonly<Record<string, Row>> = {
  '00': ['Approved', null],
  '08': ['Approved', null],
  '01': ['Refer to the card issuer', 'SOFT', 'Ask the customer to call their bank, then try again.'],
  '02': ['Refer to the card issuer', 'SOFT', 'Ask the customer to call their bank, then try again.'],
  '03': ['Invalid merchant', 'DATA', HELP_DESK],
  '04': ['Pick up card', 'HARD'],
  '05': ['Do not honour', 'SOFT', 'Ask the customer to call their bank. Try again a few times at most.'],
  '06': ['Error', 'TECHNICAL'],
  '07': ['Pick up card, special condition', 'HARD'],
  '12': ['Invalid transaction', 'HARD'],
  '13': ['Invalid amount', 'DATA', 'Check the amount, then try again.'],
  '14': ['Invalid card number', 'HARD'],
  '15': ['No such issuer', 'HARD'],
  '17': ['Cancelled by the customer', 'HARD'],
  '19': ['Enter the transaction again', 'SOFT'],
  '21': ['No action taken', 'TECHNICAL'],
  '22': ['Suspected malfunction', 'TECHNICAL'],
  '30': ['Format error', 'DATA', HELP_DESK],
  '31': ['Bank not supported', 'HARD'],
  '33': ['Expired card, pick up', 'HARD'],
  '36': ['Restricted card', 'HARD'],
  '39': ['No credit account', 'HARD'],
  '41': ['Lost card', 'HARD'],
  '42': ['No universal account', 'HARD'],
  '43': ['Stolen card', 'HARD'],
  '46': ['Closed account', 'HARD'],
  '51': ['Insufficient funds', 'SOFT'],
  '52': ['No cheque account', 'HARD'],
  '53': ['No savings account', 'HARD'],
  '54': ['Expired card', 'DATA', 'Ask the customer for the new expiry date, then try again.'],
  '55': ['Wrong PIN', 'DATA'],
  '56': ['No card record', 'HARD'],
  '57': ['Not permitted to the cardholder', 'HARD'],
  '58': ['Not permitted to the terminal', 'DATA', HELP_DESK],
  '59': ['Suspected fraud', 'HARD'],
  '61': ['Exceeds the amount limit of the card', 'SOFT', 'Try a smaller amount, or try again tomorrow.'],
  '62': ['Restricted card', 'HARD'],
  '63': ['Security violation', 'HARD'],
  '65': ['Exceeds the number of uses', 'SOFT', 'Try again tomorrow.'],
  '75': ['Too many PIN tries', 'SOFT'],
  '78': ['Blocked until its first use', 'SOFT', 'Ask the customer to activate the card, then try again.'],
  '82': ['Wrong security code', 'DATA'],
  '91': ['Card issuer not available', 'SOFT'],
  '92': ['Cannot be routed', 'HARD'],
  '93': ['Violation of law', 'HARD'],
  '94': ['Duplicate transmission', 'TECHNICAL'],
  '96': ['System malfunction', 'TECHNICAL'],
  N7: ['Wrong security code', 'DATA'],
  R0: ['Payment stopped by the customer', 'HARD'],
  R1: ['Authorisation revoked by the customer', 'HARD'],
  R3: ['All authorisations revoked by the customer', 'HARD'],
  Q0: ['Scheme token error', 'DATA', HELP_DESK],
  Q1: ['Unknown buyer', 'DATA', HELP_DESK],
  Q2: ['Pending', 'TECHNICAL'],
  Q3: ['Gateway not available', 'TECHNICAL'],
  Q4: ['Invalid transaction', 'DATA', HELP_DESK],
  Q5: ['Invalid transaction', 'DATA', HELP_DESK],
  Q6: ['Duplicate transaction', 'TECHNICAL'],
  QA: ['Invalid parameter', 'DATA', HELP_DESK],
  QD: ['Exceeds the amount limit of the facility', 'DATA', 'Check the amount, then try again.'],
  QI: ['Incomplete', 'DATA', HELP_DESK],
  QQ: ['Invalid card or security code', 'DATA'],
  QU: ['Unknown address of the customer', 'DATA', HELP_DESK],
  QV: [
    'Not possible for the original payment',
    'DATA',
    'Check the original payment: it may have settled or been refunded.',
  ],
  QY: ['Card type not accepted', 'HARD'],
  QZ: ['Zero amount', 'DATA', 'Check the amount, then try again.'],
};

const australianDebits: Readonly<Record<string, Row>> = {
  G: ['Released', null],
  R: ['Rejected before exchange', 'DATA'],
  '1': ['Invalid BSB', 'HARD', ANOTHER_ACCOUNT],
  '2': ['Payment stopped', 'HARD', ANOTHER_ACCOUNT],
  '3': ['Account closed', 'HARD', ANOTHER_ACCOUNT],
  '4': ['Customer deceased', 'HARD', 'Do not try this account again.'],
  '5': ['No account, or incorrect account number', 'HARD', ANOTHER_ACCOUNT],
  '6': ['Refer to customer (usually insufficient funds)', 'SOFT'],
  '8': ['Invalid user ID number', 'DATA', HELP_DESK],
  '9': ['Technically invalid', 'DATA', HELP_DESK],
};

const newZealandDebits: Readonly<Record<string, Row>> = {
  G: ['Released', null],
  X: ['No authority loaded', 'HARD', 'Ask the customer for a direct debit authority.'],
  Z: ['Account not found', 'HARD', ANOTHER_ACCOUNT],
  U: ['Insufficient funds', 'SOFT'],
  H: ['Payment stopped', 'HARD', ANOTHER_ACCOUNT],
  C: ['Authority cancelled', 'HARD', ANOTHER_ACCOUNT],
  L: ['Account closed', 'HARD', ANOTHER_ACCOUNT],
  T: ['Account transferred', 'HARD', ANOTHER_ACCOUNT],
  E: ['Payment limit exceeded', 'SOFT', 'Try a smaller amount, or ask the customer to raise the limit.'],
};

const NEW_AGREEMENT = 'Do not try this agreement again. Ask the payer for an agreement on another account.';

/** Payments under a PayTo agreement (domain/payto.md section 7). */
const agreements: Readonly<Record<string, Row>> = {
  ACSC: ['Settled', null],
  AB01: ['Clearing timed out', 'TECHNICAL'],
  AB02: ['Clearing aborted', 'TECHNICAL'],
  AB03: ['Settlement timed out', 'TECHNICAL'],
  AB04: ['Settlement aborted', 'TECHNICAL'],
  AC02: ['Invalid account of the payer', 'HARD', NEW_AGREEMENT],
  AC05: ['Account of the payer closed', 'HARD', NEW_AGREEMENT],
  AC06: ['Account of the payer blocked', 'SOFT', 'Try again another day, or ask the payer.'],
  AG07: ['Debit refused', 'HARD', NEW_AGREEMENT],
  AM04: ['Insufficient funds', 'SOFT', 'Try again later, or ask the payer.'],
  AM14: ['Amount outside the agreement', 'DATA', 'Check the amount against the agreement, then try again.'],
  FF10: ['The bank’s system failed', 'TECHNICAL'],
};

const tables: Partial<Record<CodeNetwork, Readonly<Record<string, Row>>>> = {
  CREDIT_CARD: cards,
  DIRECT_DEBIT: australianDebits,
  DIRECT_DEBIT_NZ: newZealandDebits,
  PAYTO: agreements,
};

/**
 * What a network's code means. A code that is not known is declined without a kind of its own: when nothing says
 * retry, do not.
 */
export function responseMeaning(network: CodeNetwork, code: string): ResponseMeaning {
  const table = tables[network];
  const row = table && Object.hasOwn(table, code) ? table[code] : undefined;
  if (!row) return { text: `Declined (${code})`, kind: 'HARD', nextStep: 'Ask the customer for another account.' };
  const [text, kind, nextStep] = row;
  return { text, kind, nextStep: kind === null ? '' : (nextStep ?? steps[kind]) };
}

/** The networks that have codes of their own, as documents call them. */
export const codeNetworks = {
  cards: { network: 'CREDIT_CARD', title: 'Cards' },
  australianDebits: { network: 'DIRECT_DEBIT', title: 'Australian bank debits' },
  newZealandDebits: { network: 'DIRECT_DEBIT_NZ', title: 'New Zealand bank debits' },
  agreements: { network: 'PAYTO', title: 'PayTo' },
} as const satisfies Record<string, { network: CodeNetwork; title: string }>;

/** Every code that a network is known to return, with its meaning. */
export const responseCodesOf = (network: CodeNetwork): (ResponseMeaning & { code: string })[] =>
  Object.keys(tables[network] ?? {}).map((code) => ({ code, ...responseMeaning(network, code) }));

/** Codes of card declines that are the network's fault and say nothing about the payer. */
export const technicalCardCodes: readonly string[] = Object.entries(cards).flatMap(([code, [, kind]]) =>
  kind === 'TECHNICAL' ? [code] : [],
);
