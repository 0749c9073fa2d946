import { z } from 'zod';
import { ImportedBankTerm } from './imported-bank-term.ts';
import { currency, email, text } from '../../kernel/primitives.ts';

const schemes = ['VISA', 'MASTERCARD', 'AMEX', 'DINERS', 'JCB', 'UNIONPAY'] as const;
const withDebit = ['VISA', 'MASTERCARD'];

const acceptedCard = z
  .strictObject({
    cardScheme: z.enum(schemes).meta({ title: 'Card scheme', description: 'A scheme that the business accepts.' }),
    funding: z
      .enum(['CREDIT', 'DEBIT'])
      .default('CREDIT')
      .meta({ title: 'Funding', description: 'Credit, or debit where the scheme distinguishes them.' }),
  })
  .refine(({ cardScheme, funding }) => funding === 'CREDIT' || withDebit.includes(cardScheme), {
    path: ['funding'],
    message: 'Only Visa and Mastercard distinguish debit from credit.',
  });

/** A merchant account for cards and the products whose payments settle to it. */
const cardTerm = z.strictObject({
  paymentInstrumentCode: z
    .enum(['CREDIT_CARD', 'MPGS', 'SIMULATOR'])
    .meta({ title: 'Payment instrument', description: 'The network.' }),
  products: z
    .array(z.enum(['TERMINAL', 'RESTAPI', 'RECURRING', 'ONLINE', 'PHONE', 'BATCH']))
    .min(1)
    .max(10)
    .meta({ title: 'Products', description: 'Products whose payments settle to the account.' }),
  merchantId: text({ max: 30 }).meta({ title: 'Merchant ID', description: 'Number that the bank gave the merchant.' }),
  merchantName: text({ max: 60 }).meta({ title: 'Merchant name', description: 'Name on card statements.' }),
  location: text({ max: 60, min: 0 }).default('').meta({ title: 'Location', description: 'Town of the merchant.' }),
});

const termFault = () =>
  'Use CREDIT_CARD, MPGS, SIMULATOR, DIRECT_ENTRY or NZ_TRUST_DIRECT. PayTo terms are not imported.';

type Term = z.output<typeof cardTerm> | z.output<typeof ImportedBankTerm>;
/** Whether a payment term is about a bank account that is debited, and not about cards. */
export const isBankTerm = (term: Term): term is z.output<typeof ImportedBankTerm> =>
  term.paymentInstrumentCode === 'DIRECT_ENTRY' || term.paymentInstrumentCode === 'NZ_TRUST_DIRECT';

/** The network that debits a type of bank account, and the currency that it settles in. */
const debits = {
  DIRECT_DEBIT: { instrument: 'DIRECT_ENTRY', currency: 'AUD' },
  DIRECT_DEBIT_NZ: { instrument: 'NZ_TRUST_DIRECT', currency: 'NZD' },
} as const;

/** A business of a community that is imported (2E029). */
export const ImportedBusiness = z
  .strictObject({
    code: text({ max: 30 })
      .regex(/^[A-Z0-9_]+$/, { message: 'Use capital letters, digits and underscores.' })
      .meta({ title: 'Code', description: 'Code of the business, once in its community.' }),
    name: text({ max: 100 }).meta({ title: 'Name', description: 'Name of the business.' }),
    kind: z.enum(['SUPPLIER', 'BUYER']).default('SUPPLIER').meta({ title: 'Kind', description: 'Supplier or buyer.' }),
    settlementCurrency: currency().meta({ title: 'Settlement currency', description: 'ISO 4217 code.' }),
    contactEmail: email().optional().meta({ title: 'Email', description: 'Email address of the business.' }),
    products: z
      .array(z.enum(['PAYTO', 'PAYID', 'QUICKVAULT', 'RECURRING', 'TERMINAL']))
      .max(5)
      .default([]),
    acceptedCards: z.array(acceptedCard).max(20).default([]),
    acceptedBankAccounts: z
      .array(z.enum(['DIRECT_DEBIT', 'DIRECT_DEBIT_NZ']))
      .max(2)
      .default([])
      .meta({ title: 'Bank accounts', description: 'Types of bank account that are debited.' }),
    paymentTerms: z
      .array(z.discriminatedUnion('paymentInstrumentCode', [cardTerm, ImportedBankTerm], { error: termFault }))
      .max(20)
      .default([]),
  })
  .superRefine(({ acceptedCards, acceptedBankAccounts, paymentTerms, settlementCurrency }, context) => {
    const fault = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message });
    if (acceptedCards.length > 0 && paymentTerms.every(isBankTerm))
      fault(['paymentTerms'], 'A business that takes cards needs a merchant account that they settle to.');
    for (const { instrument, currency: settled } of Object.values(debits))
      for (const [at, { paymentInstrumentCode }] of paymentTerms.entries())
        if (paymentInstrumentCode === instrument && settled !== settlementCurrency)
          fault(['paymentTerms', at], `${instrument} settles in ${settled} only.`);
    for (const type of new Set(acceptedBankAccounts)) {
      const { instrument } = debits[type];
      if (!paymentTerms.some(({ paymentInstrumentCode }) => paymentInstrumentCode === instrument))
        fault(['paymentTerms'], `A business that takes ${type} needs a ${instrument} term that it settles to.`);
    }
  });
