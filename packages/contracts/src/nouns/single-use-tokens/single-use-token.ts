import { z } from 'zod';
import { shownText, statusDisplay, toneField } from '../../kernel/field-builders.ts';
import { dateTime, text } from '../../kernel/primitives.ts';
import { accountTypeCodes, accountTypes } from '../../rules/accounts/account-types.ts';
import { singleUseTokenStates } from '../../rules/states/single-use-token.ts';

/** Minutes from its making in which a single use token can be used. */
export const TOKEN_MINUTES = 10;

/** Kinds of accounts that a payer can leave. */
export const tokenAccountTypes = ['CREDIT_CARD', 'DIRECT_DEBIT'] as const;

/** The ID of a single use token, as a field of a request. */
export const tokenId = () =>
  text({ max: 255 }).meta({
    title: 'Single use token ID',
    description: 'The ID that was returned when the token was made.',
    examples: ['sut_7Jq2mVx0cY1bWzK4tR9nLpE5sHdG8uAf'],
    'x-form': { autocomplete: 'off' },
  });

const { states } = singleUseTokenStates;
const hidden = { 'x-form': { widget: 'hidden' } } as const;

/** A single use token as staff look it up (3E045). */
export const SingleUseToken = z
  .strictObject({
    singleUseTokenId: z.string().meta({ title: 'Single use token ID', description: 'What requests name it by.' }),
    status: z.enum(['ACTIVE', 'USED', 'EXPIRED']).meta({
      title: 'Status',
      description: 'ACTIVE: it can be used. USED: it was. EXPIRED: its time passed before.',
      'x-form': {
        options: [
          { value: 'ACTIVE', label: states.ACTIVE.title },
          { value: 'USED', label: states.USED.title },
          { value: 'EXPIRED', label: states.EXPIRED.title },
        ],
      },
    }),
    statusDisplay: statusDisplay(singleUseTokenStates).meta(hidden),
    statusClass: toneField('Status class').meta(hidden),
    accountType: z.enum(accountTypeCodes).meta({
      title: 'Type',
      description: 'Kind of the account.',
      'x-form': { options: Object.entries(accountTypes).map(([value, { label }]) => ({ value, label })) },
    }),
    holderName: shownText('Holder', 'Name on the card, or of the account.', 'Margaret Olsson'),
    maskedNumber: shownText('Masked number', 'The number without its middle digits.', '411111......1111'),
    cardScheme: z
      .string()
      .nullable()
      .meta({ title: 'Scheme', description: 'Card scheme; null for a bank account.', examples: ['Visa'] }),
    businessName: shownText('Business', 'The supplier business that it was made for.', 'Harbour City Water'),
    createdDate: dateTime().meta({ title: 'Made', description: 'When it was made, UTC.' }),
    expiresAt: dateTime().meta({ title: 'Expires', description: `${TOKEN_MINUTES} minutes after it was made, UTC.` }),
    usedAt: dateTime().nullable().meta({ title: 'Used', description: 'When it was used, UTC; null: never.' }),
    usedFor: z.string().nullable().meta({ title: 'Used for', description: 'What it was used for; null: nothing yet.' }),
  })
  .meta({ id: 'SingleUseToken', title: 'Single use token', description: 'A card or bank account for one use.' });
export type SingleUseToken = z.output<typeof SingleUseToken>;
