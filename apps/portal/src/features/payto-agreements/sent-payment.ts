import type { FormSchemaDocument } from '@quickportal/contracts/rules/form-document';
import { keepableValues, type TypedValues } from '@quickportal/forms/schema/typed-values';

/** An e-commerce payment that waits for its payer, with what was entered for it. */
export interface SentPayment {
  /** It is shown to the user who sent it. */
  systemUserId: number;
  agreementToken: string;
  values: TypedValues;
}

type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
// Dropped with the drafts of wizards when the user signs out
const NAME = 'quickportal.wizard.payto-ecommerce-payment.sent';

/** Keeps it over a reload of this tab, without the account number. */
export function keepSent(sent: SentPayment, schema: FormSchemaDocument, place: Place = sessionStorage): void {
  place.setItem(NAME, JSON.stringify({ ...sent, values: keepableValues(schema, sent.values) }));
}

export function dropSent(place: Place = sessionStorage): void {
  place.removeItem(NAME);
}

/** The payment that this user sent in this tab; null where there is none. */
export function readSent(systemUserId: number, place: Place = sessionStorage): SentPayment | null {
  try {
    const kept = JSON.parse(place.getItem(NAME) ?? 'null') as SentPayment | null;
    return kept?.systemUserId === systemUserId ? kept : null;
  } catch {
    return null;
  }
}
