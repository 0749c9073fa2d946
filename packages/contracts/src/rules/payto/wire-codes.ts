import { payToPurposeCodes, payToPurposes, type PayToPurpose } from './purposes.ts';
import type { PayToAgreementType, PayToFrequency } from './terms.ts';

/** Our names and the codes of ISO 20022 that messages of the network have for them. */
export const wireCodes = {
  // MandateClassification1Code has no balloon: BALN waits for confirmation by a bank
  agreementType: { FIXED: 'FIXE', VARIABLE: 'VARI', USAGE: 'USGB', BALLOON: 'BALN' },
  frequency: {
    AD_HOC: 'ADHO',
    INTRA_DAY: 'INDA',
    DAILY: 'DAIL',
    WEEKLY: 'WEEK',
    FORTNIGHTLY: 'FRTN',
    MONTHLY: 'MNTH',
    QUARTERLY: 'QURT',
    HALF_YEARLY: 'MIAN',
    YEARLY: 'YEAR',
  },
  purpose: Object.fromEntries(payToPurposeCodes.map((purpose) => [purpose, payToPurposes[purpose].code])) as {
    [P in PayToPurpose]: (typeof payToPurposes)[P]['code'];
  },
  payerType: { PERSON: 'PERS', ORGANISATION: 'ORGN' },
} as const satisfies {
  agreementType: Record<PayToAgreementType, string>;
  frequency: Record<PayToFrequency, string>;
  purpose: Record<PayToPurpose, string>;
  payerType: Record<'PERSON' | 'ORGANISATION', string>;
};
export type WireField = keyof typeof wireCodes;
type NameOf<F extends WireField> = keyof (typeof wireCodes)[F] & string;

/** The network's code of a name. */
export const toWireCode = <F extends WireField>(field: F, name: NameOf<F>): string =>
  (wireCodes[field] as Record<NameOf<F>, string>)[name];

/** The name that a code of the network has here; null for a code that is not known. */
export function fromWireCode<F extends WireField>(field: F, code: string): NameOf<F> | null {
  const names = Object.keys(wireCodes[field]) as NameOf<F>[];
  return names.find((name) => toWireCode(field, name) === code) ?? null;
}
