import { type PayIdType, payIdType } from '@quickportal/contracts/rules/contact/payid';

/** What people call the types of PayID, and what makes a value read as one. */
export const payIdTypeWords: Readonly<Record<PayIdType, { label: string; because: string }>> = {
  AUBN: { label: 'ABN', because: 'Read as an ABN because it has 11 digits' },
  TELI: { label: 'Phone', because: 'Read as a phone number because it has only digits' },
  EMAL: { label: 'Email', because: 'Read as an email because it has an @ and a dot' },
  ORGN: { label: 'Organisation', because: 'Read as the name of an organisation' },
};

/** The type to be shown for a PayID that was typed: as it reads, unless another one was chosen. Null: none yet. */
export function typeAfterTyping(now: string, before: { payId: string; payIdType: string }): PayIdType | '' | null {
  const wasChosen = before.payIdType !== '' && before.payIdType !== inferred(before.payId);
  const type = inferred(now);
  return wasChosen && now.trim() !== '' ? null : type;
}

const inferred = (payId: string): PayIdType | '' => (payId.trim() === '' ? '' : payIdType(payId));
