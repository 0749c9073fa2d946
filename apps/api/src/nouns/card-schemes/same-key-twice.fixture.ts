import { cardSchemes } from '@quickportal/contracts/rules/cards/cards';
import { schemesWithDebit } from '@quickportal/contracts/rules/payments/surcharge';
import type { SameKeyTwice } from '../../testing/every-call/same-key-twice.ts';

/** All schemes taken, none with a surcharge. */
export const allAccepted = cardSchemes.map((cardScheme) => ({
  cardScheme,
  accepted: true,
  surcharge: null,
  debitAccepted: schemesWithDebit.includes(cardScheme) ? true : null,
  debitSurcharge: null,
}));

export const sameKeyTwice: SameKeyTwice = {
  ready: {
    'cardSchemes.saveCardSchemes': () => ({ params: { businessId: 101 }, body: { schemes: allAccepted, version: 1 } }),
  },
};
