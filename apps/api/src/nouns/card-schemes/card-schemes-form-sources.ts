import { saveCardSchemes } from '@quickportal/contracts/card-schemes/contracts';
import { formSource } from '../../forms/form-source.ts';
import { loadCardSchemes } from './load-card-schemes.ts';

/** Current values of the form. */
export const cardSchemesFormSources = [
  formSource(saveCardSchemes, async (ctx, { businessId }) => {
    const { schemes, version } = await loadCardSchemes(ctx, ctx.db, businessId);
    return { values: { schemes: schemes.map(({ upcoming: _upcoming, ...entered }) => entered), version } };
  }),
];
