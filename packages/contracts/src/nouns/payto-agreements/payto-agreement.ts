import { z } from 'zod';
import { currentVersion, shownText, statusFields } from '../../kernel/field-builders.ts';
import { count, dateTime, id, money } from '../../kernel/primitives.ts';
import { payToPurposeCodes } from '../../rules/payto/purposes.ts';
import { payToAgreementStates, payToAmendmentTypes } from '../../rules/states/payto-agreement.ts';
import { tones } from '../../rules/state-machines/state-machine.ts';
import { agreementToken } from './call-parts.ts';
import { PayToPayer } from './payto-payer.ts';
import { frequency, PayToTermsShape } from './payto-terms.ts';

const statusWords = {
  ...statusFields(payToAgreementStates, 'Payments can be taken against ACTIVE agreements only.'),
  statusClass: z
    .enum([...tones, 'primary'])
    .meta({ title: 'Status class', description: 'How the status looks as a badge.' }),
  statusBy: z.enum(['PAYEE', 'PAYER', 'SYSTEM']).meta({
    title: 'Status by',
    description: 'Who brought the status about: only the side that suspended can release.',
  }),
};

const customerWords = {
  customerId: id()
    .nullable()
    .meta({ title: 'Customer ID', description: 'The customer who pays; null where the payer is no customer.' }),
  customerName: shownText('Customer', 'Name of the customer; empty where there is none.'),
  customerNumber: shownText('Customer number', 'Number of the customer; empty where there is none.'),
};

/** An agreement as lists show it (1E008). */
export const PayToAgreementRow = z
  .strictObject({
    agreementToken: agreementToken(),
    ...statusWords,
    ...customerWords,
    supplierId: id().meta({ title: 'Supplier business ID', description: 'The business that is paid.' }),
    supplierBusiness: shownText('Supplier business', 'Name of the business that is paid.'),
    paymentDetails: z
      .strictObject({
        description: shownText('Description', 'What the payments are for; the payer reads it.', 'Water rates 10023'),
        payeeReference: shownText('Payee reference', 'Your reference; the payer sees it.'),
      })
      .meta({ id: 'PayToPaymentDetails' }),
    payerDetails: z
      .strictObject({
        payerName: shownText('Payer', 'Name that the agreement was created for.'),
        maskedAccountNumber: shownText('Account', 'BSB and masked account number.', 'BSB 062-000 · •••• 678')
          .nullable()
          .meta({
            title: 'Account',
            description: 'BSB and masked account number; null where the payer is known by a PayID.',
          }),
        maskedPayId: shownText('PayID', 'Masked PayID.', 'm•••@example.com')
          .nullable()
          .meta({ title: 'PayID', description: 'Masked PayID; null where the payer is known by an account.' }),
      })
      .meta({ id: 'PayToPayerDetails' }),
    paymentTerms: z
      .strictObject({
        frequency,
        paymentAmount: money().meta({
          title: 'Amount',
          description: 'Of each payment; of variable and usage based agreements the most that one can be.',
        }),
      })
      .meta({ id: 'PayToPaymentTerms' }),
    respondBy: dateTime()
      .nullable()
      .meta({ title: 'Respond by', description: 'Until when the payer can approve, while PENDING; else null. UTC.' }),
    createdAt: dateTime().meta({ title: 'Created at', description: 'When it was created, UTC.' }),
  })
  .meta({ id: 'PayToAgreementRow' });
export type PayToAgreementRow = z.output<typeof PayToAgreementRow>;

/** An agreement with its payer and the terms in force (1E009 1E010). */
export const PayToAgreement = z
  .strictObject({
    agreementToken: agreementToken(),
    ...customerWords,
    customerEnabled: z.boolean().meta({ title: 'Customer enabled', description: 'Payments need an enabled customer.' }),
    supplierId: id().meta({ title: 'Supplier business ID', description: 'The business that is paid.' }),
    supplierBusiness: shownText('Supplier business', 'Name of the business that is paid.'),
    ...statusWords,
    statusReason: shownText('Reason', 'Why it has this status, as a sentence; empty where no reason was given.'),
    statusReasonCode: z
      .string()
      .nullable()
      .meta({ title: 'Reason code', description: 'The network’s code of the reason.', examples: ['MD16'] }),
    statusChangedAt: dateTime().meta({ title: 'Status since', description: 'When the status last changed, UTC.' }),
    description: shownText('Description', 'What the payments are for; the payer reads it.'),
    shortDescription: shownText('Short description', 'The same in at most 35 characters; may be empty.'),
    payeeReference: shownText('Payee reference', 'Your reference; may be empty.'),
    purpose: z.enum(payToPurposeCodes).meta({ title: 'Purpose', description: 'What kind of payments these are.' }),
    purposeDisplay: shownText('Purpose in words', 'The purpose as a person reads it.', 'Utility'),
    agreementTypeDisplay: shownText('Agreement type in words', 'The type as a person reads it.', 'Fixed'),
    paymentTerms: z.strictObject(PayToTermsShape).meta({ id: 'PayToTerms' }),
    payer: PayToPayer,
    payeeAccount: shownText('Payee account', 'The account that payments settle to, in words.'),
    amendmentTypes: z.array(z.enum(payToAmendmentTypes)).meta({
      title: 'Amendment types',
      description: 'What its status allows; none where it cannot be amended.',
    }),
    mayRelease: z.boolean().meta({
      title: 'May be released',
      description: 'Whether you can release it: it is suspended, and your side suspended it.',
    }),
    failedPayments: count().meta({
      title: 'Failed payments in a row',
      description: 'After seven the payer’s bank suspends the agreement.',
    }),
    respondBy: dateTime()
      .nullable()
      .meta({ title: 'Respond by', description: 'Until when the payer can approve, while PENDING; else null. UTC.' }),
    submittedAt: dateTime().nullable().meta({ title: 'Submitted at', description: 'When it was sent, UTC.' }),
    version: currentVersion(),
    createdAt: dateTime().meta({ title: 'Created at', description: 'When it was created, UTC.' }),
    updatedAt: dateTime().meta({ title: 'Updated at', description: 'When it last changed, UTC.' }),
  })
  .meta({
    id: 'PayToAgreement',
    title: 'PayTo agreement',
    description: 'A payer’s standing consent to payments from their account.',
  });
export type PayToAgreement = z.output<typeof PayToAgreement>;
