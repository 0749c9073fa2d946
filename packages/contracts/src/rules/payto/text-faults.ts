import { cleanText, isLongerThan, lengthOf } from '../texts/text-kinds.ts';

/** The texts of an agreement and of its payer; empty where not given. */
export interface AgreementTexts {
  description: string;
  shortDescription: string;
  payeeReference: string;
  payerReference: string;
  payerName: string;
}

export interface TextFault {
  field: keyof AgreementTexts;
  message: string;
}

export const SHORTEST_DESCRIPTION = 5;
/** The most characters of each text. */
export const longestTexts: Readonly<Record<keyof AgreementTexts, number>> = {
  description: 140,
  shortDescription: 35,
  payeeReference: 35,
  payerReference: 35,
  payerName: 140,
};

const PRINTABLE_ASCII = /^[\x20-\x7e]*$/;
const fields = Object.keys(longestTexts) as (keyof AgreementTexts)[];

function textFault(field: keyof AgreementTexts, text: string): string | null {
  const longest = longestTexts[field];
  if (field !== 'description') return isLongerThan(text, longest) ? `Enter at most ${longest} characters.` : null;
  if (isLongerThan(text, longest) || (text !== '' && lengthOf(text) < SHORTEST_DESCRIPTION))
    return `Enter ${SHORTEST_DESCRIPTION} to ${longest} characters.`;
  return PRINTABLE_ASCII.test(text) ? null : 'Use only letters without accents, digits and common signs.';
}

/**
 * What is wrong with the texts of an agreement, at most one message for a field. Texts that are not there are not
 * judged; of the two descriptions one has to be given where the description is judged.
 */
export function agreementTextFaults(texts: Partial<AgreementTexts>): TextFault[] {
  const clean = (field: keyof AgreementTexts) => cleanText(texts[field] ?? '', 'line');
  const faults = fields.flatMap((field) => {
    const message = textFault(field, clean(field));
    return message === null ? [] : [{ field, message }];
  });
  const isMissing = texts.description !== undefined && clean('description') === '' && clean('shortDescription') === '';
  return isMissing
    ? [{ field: 'description', message: 'Enter a description or a short description.' }, ...faults]
    : faults;
}
