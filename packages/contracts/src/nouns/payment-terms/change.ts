import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { readVersion } from '../../kernel/field-builders.ts';
import { id } from '../../kernel/primitives.ts';
import { noContent } from '../../kernel/response.ts';
import { cardSchemeTitles } from '../../rules/accounts/account-display-name.ts';
import { cardSchemes } from '../../rules/cards/cards.ts';
import { termProductNames, termProducts } from '../../rules/settlement-accounts/account-setup.ts';
import { changes, ofBusiness } from '../businesses/call-parts.ts';
import { ChangeRequested, waitsWhereNeeded } from '../proposals/change-requested.ts';
import { MOST_TERMS, ofTerm } from './call-parts.ts';
import { PaymentTerm } from './payment-term.ts';

export const createPaymentTerm = contract({
  ...changes,
  name: 'paymentTerms.create',
  method: 'POST',
  path: 'business/{businessId}/payment-terms',
  params: ofBusiness,
  body: z
    .strictObject({
      accountId: id().meta({
        title: 'Account',
        description: 'An enabled account of the business.',
        examples: [21],
        'x-form': { widget: 'select', optionsFrom: 'accounts' },
      }),
      products: z
        .array(z.enum(termProducts))
        .min(1)
        .max(termProducts.length)
        .meta({
          title: 'Products',
          description: 'Products whose payments the account takes; a term is made for each.',
          examples: [['TERMINAL', 'RECURRING']],
          'x-form': {
            widget: 'checkbox',
            options: termProducts.map((value) => ({ value, label: termProductNames[value] ?? value })),
          },
        }),
      cardScheme: z
        .enum(cardSchemes)
        .nullable()
        .optional()
        .meta({
          title: 'Card scheme',
          description: 'Of a merchant account: the scheme that it takes; every scheme where it is left out or null.',
          examples: ['AMEX'],
          'x-form': {
            widget: 'select',
            options: cardSchemes.map((value) => ({ value, label: cardSchemeTitles[value] })),
            placeholder: 'Every scheme',
            help: 'Only for merchant accounts. A tandem merchant takes American Express or Diners Club.',
          },
        }),
    })
    .meta({ id: 'PaymentTermCreation', 'x-form-layout': { submitLabel: 'Add payment terms' } }),
  responses: {
    201: z
      .strictObject({
        paymentTerms: z.array(PaymentTerm).meta({ title: 'Payment terms', description: 'Those that were added.' }),
      })
      .meta({ id: 'PaymentTermsCreated' }),
    202: ChangeRequested,
  },
  audience: ['staff'],
  refusedInViewAs: true,
  summary: 'Add payment terms',
  description: `The account takes what comes by these products from now on, unless an older term leads to another account: then it does once that term is removed. A product, a scheme or a payment instrument that accounts of its kind do not have is 422 on its field, as is a term that is there already; at most ${MOST_TERMS} terms (409). ${waitsWhereNeeded}`,
});

export const deletePaymentTerm = contract({
  ...changes,
  name: 'paymentTerms.delete',
  method: 'DELETE',
  path: 'business/{businessId}/payment-terms/{paymentTermId}',
  params: ofTerm,
  query: z.strictObject({ version: readVersion() }),
  responses: { 202: ChangeRequested, 204: noContent() },
  current: PaymentTerm,
  audience: ['staff'],
  refusedInViewAs: true,
  summary: 'Remove a payment term',
  description: `Payments that came by it go to the account of the next term for them, and are refused where there is none. ${waitsWhereNeeded}`,
});
