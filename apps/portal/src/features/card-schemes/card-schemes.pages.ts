import { page } from '../../pages/page.ts';
import { idParam, optional } from '../../pages/search-params.ts';

/** Cards that a supplier business takes, for staff (3P006). */
export const cardSchemesPages = [
  page({
    view: 'CardSchemesView',
    title: 'Card Schemes',
    label: 'Card schemes',
    scope: 'business',
    area: 'Business',
    order: 90,
    audience: 'staff',
    calls: ['cardSchemes.getCardSchemes'],
    search: { BusinessId: optional(idParam()) },
    keywords: 'surcharge visa mastercard amex diners jcb unionpay debit acceptance business',
    load: () => import('./card-schemes.page.tsx'),
  }),
] as const;
