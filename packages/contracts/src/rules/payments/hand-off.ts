/** A field of a hand-off, as it was sent. */
export type HandOffField = readonly [name: string, value: string];

/** The field that holds the signature; every other field is signed. */
export const SIGNATURE = 'signature';

/** Fields of a hand-off; `required` ones are in each. */
export const handOffFields = {
  communityCode: { title: 'Community code', required: true },
  supplierBusinessCode: { title: 'Supplier business code', required: true },
  principalAmount: { title: 'Principal amount', required: true },
  currency: { title: 'Currency', required: false },
  paymentReferenceNumber: { title: 'Payment reference number', required: false },
  customerReferenceNumber: { title: 'Customer reference number', required: false },
  customerNumber: { title: 'Customer number', required: false },
  returnUrl: { title: 'Return URL', required: false },
  cancelUrl: { title: 'Cancel URL', required: false },
  timestamp: { title: 'Timestamp', required: true },
  nonce: { title: 'Nonce', required: true },
  signature: { title: 'Signature', required: true },
} as const satisfies Record<string, { title: string; required: boolean }>;
export type HandOffFieldName = keyof typeof handOffFields;

/** Minutes by which the timestamp may differ from the time of arrival. */
export const HAND_OFF_MINUTES = 5;

/** Minutes in which the payer has to pay after a hand-off was accepted. */
export const HAND_OFF_OPEN_MINUTES = 60;

/** Times that a payer may enter a card within one hand-off. */
export const HAND_OFF_CARDS = 5;

const byName = ([a]: HandOffField, [b]: HandOffField): number => (a < b ? -1 : a > b ? 1 : 0);

/** The text that is signed: every field but the signature as `name=value`, sorted by name, joined by line feeds. */
export const signedText = (fields: readonly HandOffField[]): string =>
  fields
    .filter(([name]) => name !== SIGNATURE)
    .toSorted(byName)
    .map(([name, value]) => `${name}=${value}`)
    .join('\n');
