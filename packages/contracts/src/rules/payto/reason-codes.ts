/** Why an agreement, an amendment or a change of status came to be: the network's codes, each as a sentence. */
export const reasonTexts = {
  AC02: 'The payer’s account or PayID is unknown.',
  AC04: 'The payer’s account is closed.',
  AC05: 'The payer’s account number is closed.',
  AC06: 'The payer’s account is blocked for now.',
  AC13: 'The payer’s type of account cannot be debited through PayTo.',
  AG01: 'Debits are not allowed on the payer’s account.',
  AG03: 'The type of the payer’s account is no longer supported.',
  AM03: 'The payer’s account is not in Australian dollars.',
  AM12: 'The agreement has neither an amount nor a maximum.',
  AM14: 'The amount is above the limit of the payer’s account.',
  CTAM: 'The contract with the payer was amended.',
  CTCA: 'The payer cancelled the contract.',
  CTEX: 'The contract with the payer expired.',
  MCFC: 'The final payment was taken.',
  MCOC: 'The single payment of the agreement was taken.',
  MD07: 'The payer is deceased.',
  MD08: 'The payer’s bank no longer supports PayTo.',
  MD09: 'The payer or the account is not eligible for PayTo.',
  MD16: 'The payer requested it.',
  MD17: 'The payee requested it.',
  MD20: 'The agreement reached its end date.',
  MD21: 'Fraud is suspected.',
  MS02: 'The payer gave no reason.',
  MS03: 'The payer’s bank gave no reason.',
  MSUC: 'Seven payments in a row were unsuccessful.',
  NARR: 'There was a technical reason.',
  NOAS: 'The payer did not respond in time.',
  RR04: 'There is a regulatory reason.',
  SL01: 'The payer’s bank refused it under a service of its own.',
  SL11: 'The payee is not on the payer’s list of allowed payees.',
  SL12: 'The payee is on the payer’s list of blocked payees.',
} as const;
export type ReasonCode = keyof typeof reasonTexts;

/** What a code means, as a sentence. A code that is not known is named. */
export const reasonText = (code: string): string =>
  Object.hasOwn(reasonTexts, code) ? reasonTexts[code as ReasonCode] : `The reason has the code ${code}.`;

/** The reasons that a payee may give for cancelling or suspending an agreement, the usual one first. */
export const payeeReasonCodes = [
  'MD17',
  'CTCA',
  'CTAM',
  'CTEX',
  'MCFC',
  'MCOC',
  'MD21',
] as const satisfies ReasonCode[];
export type PayeeReasonCode = (typeof payeeReasonCodes)[number];
