/** What transactions do whose outcome comes at once, with a bank's files, and of methods that are not taken yet. */
const AT_ONCE = {
  startsAs: 'IN_FLIGHT',
  sentBy: 'cards',
  canBeRefunded: true,
  isVoidedWhenApproved: true,
  comesBackWithin: null,
} as const;
const BY_AGREEMENT = { ...AT_ONCE, sentBy: 'payto', isVoidedWhenApproved: false } as const;
const BY_FILE = {
  startsAs: 'PENDING',
  sentBy: null,
  canBeRefunded: true,
  isVoidedWhenApproved: false,
  comesBackWithin: 2,
} as const;
const NOT_YET = {
  startsAs: 'PENDING',
  sentBy: null,
  canBeRefunded: false,
  isVoidedWhenApproved: false,
  comesBackWithin: null,
} as const;

/**
 * Every payment method: name, calendar, for bank debits network and gateway; the status in which transactions start,
 * the network that each is sent to by itself (null: with a file), whether they can be refunded and voided, for how many
 * banking days they can come back (null: never). A new one is an entry, an adapter, a migration.
 */
export const paymentMethods = {
  CREDIT_CARD: { word: 'Card', family: 'card', calendar: 'CARD', gateway: null, network: null, ...AT_ONCE },
  DIRECT_DEBIT: {
    word: 'Bank account',
    family: 'debit',
    calendar: 'DIRECT_DEBIT',
    gateway: 'au-direct-entry',
    network: 'AU_DIRECT_ENTRY',
    ...BY_FILE,
  },
  DIRECT_DEBIT_NZ: {
    word: 'Bank account',
    family: 'debit',
    calendar: 'DIRECT_DEBIT_NZ',
    gateway: 'nz-direct-debit',
    network: 'NZ_DIRECT_DEBIT',
    ...BY_FILE,
  },
  PAYTO: {
    word: 'PayTo agreement',
    family: 'agreement',
    calendar: 'PAYTO',
    gateway: null,
    network: null,
    ...BY_AGREEMENT,
  },
  PAYID: { word: 'PayID', family: 'transfer', calendar: 'CARD', gateway: null, network: null, ...NOT_YET },
} as const;
type Methods = typeof paymentMethods;
export type PaymentMethodCode = keyof Methods;
type OfFamily<F> = { [K in PaymentMethodCode]: Methods[K]['family'] extends F ? K : never }[PaymentMethodCode];

/** What payments under a PayTo agreement are. */
export const AGREEMENT_METHOD = 'PAYTO' satisfies PaymentMethodCode;

/** The networks that bank debits go to, in files. */
export type BankNetwork = NonNullable<Methods[PaymentMethodCode]['network']>;

/** Payment methods, in their order. */
export const paymentMethodCodes = Object.keys(paymentMethods) as [PaymentMethodCode, ...PaymentMethodCode[]];

/** Whether a payment method or account type is a card. */
export const isCard = (method: PaymentMethodCode): method is OfFamily<'card'> =>
  paymentMethods[method].family === 'card';

/** Whether each payment is sent when it is taken, so that its outcome may be unknown for a while. */
export const isSentAtOnce = (method: PaymentMethodCode): boolean => paymentMethods[method].startsAs === 'IN_FLIGHT';

/** Whether it is a debit of an Australian bank account: the only one that a PayTo agreement can be with. */
export const isAustralianDebit = (method: PaymentMethodCode): boolean =>
  paymentMethods[method].network === 'AU_DIRECT_ENTRY';

/** Whether a payment method or account type is a bank debit. */
export const isBankDebit = (method: PaymentMethodCode): method is OfFamily<'debit'> =>
  paymentMethods[method].family === 'debit';

/** Payment methods that are cards. */
export const cardMethods: readonly PaymentMethodCode[] = paymentMethodCodes.filter(isCard);
