import type { BusinessCardSchemes } from '@quickportal/contracts/card-schemes/business-card-schemes';
import { saveCardSchemes } from '@quickportal/contracts/card-schemes/contracts';
import { formSchema } from '@quickportal/forms/schema/form-schema';

/** The form of the card schemes of a business, with its values. */
export function cardSchemesForm({ schemes, version }: BusinessCardSchemes) {
  if (!saveCardSchemes.body) throw new Error('Card schemes have no form');
  const entered = schemes.map(({ upcoming: _upcoming, ...scheme }) => scheme);
  return formSchema(saveCardSchemes.body, { values: { schemes: entered, version }, today: '2026-11-20' });
}
