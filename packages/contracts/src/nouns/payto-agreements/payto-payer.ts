import { z } from 'zod';
import { payIdTypes } from '../../rules/contact/payid.ts';
import { shownText } from '../../kernel/field-builders.ts';

export const PayIdTypeCode = z.enum(payIdTypes);
export const PayerType = z.enum(['PERSON', 'ORGANISATION']);

/** Who pays under an agreement, and from what; numbers are masked. */
export const PayToPayer = z
  .strictObject({
    payerType: PayerType.meta({ title: 'Payer type', description: 'A person or an organisation.' }),
    payerName: shownText('Payer', 'Name that the agreement was created for.'),
    payerReference: shownText('Payer reference', 'The payer’s reference; may be empty.'),
    bsb: shownText('BSB', 'BSB of the account.')
      .nullable()
      .meta({ title: 'BSB', description: 'Null where the payer uses a PayID.' }),
    accountNumber: shownText('Account number', 'Masked account number.')
      .nullable()
      .meta({ title: 'Account number', description: 'Masked; null where the payer uses a PayID.' }),
    payId: shownText('PayID', 'Masked PayID.')
      .nullable()
      .meta({ title: 'PayID', description: 'Masked; null where the payer uses an account.' }),
    payIdType: PayIdTypeCode.nullable().meta({
      title: 'PayID type',
      description: 'ABN, telephone, email or organisation; null where the payer uses an account.',
    }),
  })
  .meta({ id: 'PayToPayer' });

/** Whom a PayID belongs to. */
export const PayIdAlias = z
  .strictObject({
    name: shownText('Name', 'Name that the payer’s bank gives for the PayID.'),
    account: z
      .strictObject({
        payIdType: PayIdTypeCode.meta({
          title: 'PayID type',
          description: 'ABN, telephone, email or organisation.',
        }),
        payId: shownText('PayID', 'The PayID, masked.'),
      })
      .meta({ id: 'PayIdAccount' }),
  })
  .meta({ id: 'PayIdAlias' });
