import type { FormSchemaDocument } from '@quickportal/contracts/rules/forms/form-document';
import { dropDraft, keepDraft, readDraft, type WizardDraft } from '@quickportal/forms/react/wizard/wizard-drafts';

/** An e-commerce payment that waits for its payer, with what was entered for it. */
export interface SentPayment {
  agreementToken: string;
  values: WizardDraft['values'];
}

// Under the user's id: the next user of this tab does not wait for it
const nameOf = (systemUserId: number): string => `payto-ecommerce-payment.sent.${systemUserId}`;

/** Keeps it over a reload of this tab, without the account number; signing out drops it. The draft's step is its token. */
export const keepSent = (systemUserId: number, schema: FormSchemaDocument, sent: SentPayment): void =>
  keepDraft(nameOf(systemUserId), schema, { step: sent.agreementToken, values: sent.values });

export const dropSent = (systemUserId: number): void => dropDraft(nameOf(systemUserId));

/** The payment that this user sent in this tab; null where there is none. */
export function readSent(systemUserId: number): SentPayment | null {
  const draft = readDraft(nameOf(systemUserId));
  return draft && { agreementToken: draft.step, values: draft.values };
}
