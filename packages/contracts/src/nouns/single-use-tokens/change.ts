import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import type { FieldForm } from '../../kernel/form-meta.ts';
import { dateTime, numberText, text } from '../../kernel/primitives.ts';
import { accountName, accountNumber, bsb, cardholderName, cardNumber } from '../customer-accounts/account-fields.ts';
import { TOKEN_MINUTES, tokenAccountTypes } from './single-use-token.ts';

/** Asked for, and needed, where the account is of this kind. */
const onlyFor = <T extends z.ZodType>(
  field: T,
  accountType: (typeof tokenAccountTypes)[number],
  more: FieldForm = {},
) => {
  const isOfKind = { field: 'accountType', is: accountType };
  return field.optional().meta({
    ...field.meta(),
    'x-form': { ...field.meta()?.['x-form'], visibleWhen: isOfKind, requiredWhen: isOfKind, ...more },
  });
};

export const createSingleUseToken = contract({
  kind: 'mutation',
  name: 'singleUseTokens.create',
  method: 'POST',
  path: 'single-use-tokens',
  body: z
    .strictObject({
      accountType: z.enum(tokenAccountTypes).meta({
        title: 'Account type',
        description: 'CREDIT_CARD needs the fields of a card, DIRECT_DEBIT those of an Australian bank account.',
      }),
      supplierBusinessCode: text({ max: 100 }).meta({
        title: 'Supplier business code',
        description: 'Code of the supplier business that will take the payment.',
        examples: ['HCW'],
      }),
      cardNumber: onlyFor(cardNumber(), 'CREDIT_CARD'),
      cardholderName: onlyFor(cardholderName(), 'CREDIT_CARD'),
      expiryDateMonth: onlyFor(
        text({ max: 2 }).meta({ title: 'Expiry month', description: 'Month, 1 to 12.', examples: ['08'] }),
        'CREDIT_CARD',
      ),
      expiryDateYear: onlyFor(
        text({ max: 4 }).meta({ title: 'Expiry year', description: 'Two or four digits.', examples: ['2029'] }),
        'CREDIT_CARD',
      ),
      cvn: onlyFor(
        numberText({ max: 4 }).meta({
          title: 'Security code',
          description: 'The three or four digits on the card. They are checked for their form and kept nowhere.',
          'x-rules': [{ rule: 'securityCode', field: 'cardNumber' }],
        }),
        'CREDIT_CARD',
        { requiredWhen: { field: 'accountType', in: [] } },
      ),
      bsb: onlyFor(bsb(), 'DIRECT_DEBIT'),
      accountNumber: onlyFor(accountNumber(), 'DIRECT_DEBIT'),
      accountName: onlyFor(accountName(), 'DIRECT_DEBIT'),
    })
    .meta({ id: 'SingleUseTokenRequest' }),
  responses: {
    201: z
      .strictObject({
        singleUseTokenId: z
          .string()
          .meta({ title: 'Single use token ID', description: 'Send it to your server, which uses it once.' }),
        accountType: z.enum(tokenAccountTypes).meta({ title: 'Account type', description: 'As requested.' }),
        maskedNumber: z
          .string()
          .meta({ title: 'Masked number', description: 'To show the payer.', examples: ['411111......1111'] }),
        expiresAt: dateTime().meta({
          title: 'Expires',
          description: `Until when it can be used, ${TOKEN_MINUTES} minutes from now, UTC.`,
        }),
      })
      .meta({ id: 'NewSingleUseToken', title: 'Single use token' }),
  },
  audience: ['apiKey'],
  rights: {},
  holdsSecret: true,
  opensToPublishableKeys: true,
  summary: 'Create a single use token',
  description: `Seals a card or bank account and returns an ID that stands for it once, within ${TOKEN_MINUTES} minutes. Call it from the payer's browser with a publishable key, so that no number reaches your server; pages of any origin may. The security code is never kept. Send \`Idempotency-Key\`: the same key returns the same token.`,
});
