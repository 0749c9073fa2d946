import { FIRST_LABELS, type Labels } from '@quickportal/contracts/rules/texts/labels';

/** Why a hand-off is refused, as the payer reads it. */
const reasons = {
  signature: [403, 'The signature of the payment does not match, so someone may have changed it on the way.'],
  time: [400, 'The page that sent you here was open for too long.'],
  fields: [400, 'The page that sent you here left something out, or sent something that cannot be used.'],
  nonce: [409, 'This payment was opened before.'],
  community: [404, 'The business does not take payments here.'],
  product: [403, 'The business takes no payments here at the moment.'],
  business: [404, 'The business does not take payments here.'],
  domain: [403, 'The page to return to is not one that the business has registered.'],
} as const satisfies Record<string, readonly [status: number, text: string]>;
export type RefusalReason = keyof typeof reasons;

/** A hand-off that opens no payment. Its faults are for the developer of the page that sent it, and hold no values. */
export class HandOffRefused extends Error {
  override readonly name = 'HandOffRefused';
  readonly status: number;
  readonly text: string;
  readonly reason: RefusalReason;
  readonly faults: readonly (readonly [field: string, fault: string])[];
  /** The words of the facility, once it is known. */
  labels: Labels = FIRST_LABELS;
  constructor(reason: RefusalReason, faults: Iterable<readonly [field: string, fault: string]> = []) {
    super(`Hand-off refused: ${reason}`);
    this.reason = reason;
    [this.status, this.text] = reasons[reason];
    this.faults = [...faults];
  }
}
