import {
  cardholderName as nameField,
  cardNumber as numberField,
} from '@quickportal/contracts/customer-accounts/account-fields';
import { CARD_TYPE } from '@quickportal/contracts/rules/accounts/account-types';
import { InputError, parseBody } from '@quickportal/contracts/kernel/input';
import type { FieldError } from '@quickportal/contracts/kernel/problem';
import { cardExpiryStatus, readExpiry, type Month } from '@quickportal/contracts/rules/cards/card-expiry-window';
import { HAND_OFF_CARDS } from '@quickportal/contracts/rules/payments/hand-off';
import { lockHandOff, type HandOff } from '@quickportal/db/hand-offs/get-hand-off';
import { updateHandOffCard } from '@quickportal/db/hand-offs/write-hand-offs';
import { z } from 'zod';
import { recordAudits } from '../../engines/audit/audit.ts';
import { dateIn } from '../../kernel/date-in.ts';
import { conflict, orNotFound } from '../../kernel/problem.ts';
import type { Context } from '../../procedures/context.ts';
import { keepSingleUseToken } from '../single-use-tokens/offers.ts';
import { endOf, loadPayment, scopeOf } from './load-hand-off.ts';

const Card = z.strictObject({ cardNumber: numberField(), cardholderName: nameField() });

/** What the form of a card sends. */
export type CardFields = Readonly<Record<'cardNumber' | 'cardholderName' | 'expiry', string>>;

export const TOO_MANY_CARDS = 'Too many cards were entered for this payment. Go back to the business to start again.';

/**
 * Seals the card that the payer entered as a single use token, for review. Throws 422 with a message for each field of
 * the form; does nothing where the hand-off has ended meanwhile.
 */
export async function enterCard(ctx: Context, handOff: HandOff, fields: CardFields): Promise<void> {
  const { services } = ctx;
  const now = services.clock.now();
  const { cardNumber, holderName, expiry } = readCard(fields, dateIn(handOff.timeZone, now));
  await services.db.transaction(scopeOf(handOff), async (trx) => {
    const locked = orNotFound(await lockHandOff(trx, handOff));
    if (endOf(locked, await loadPayment(trx, locked), now) !== null) return;
    if (locked.cardsEntered >= HAND_OFF_CARDS) throw conflict(TOO_MANY_CARDS);
    const record = (entries: Parameters<typeof recordAudits>[1]) => recordAudits(trx, entries);
    const number = { kind: 'CARD', cardNumber } as const;
    const { communityId, businessId, businessName } = locked;
    const left = {
      communityId,
      businessId,
      businessName,
      accountType: CARD_TYPE,
      number,
      holderName,
      expiry,
    } as const;
    const { singleUseTokenId } = await keepSingleUseToken(ctx, { trx, now, record }, left);
    await updateHandOffCard(trx, locked, singleUseTokenId);
  });
}

interface EnteredCard {
  cardNumber: string;
  holderName: string;
  expiry: Month;
}

/** Reads the fields of the form. Throws 422 with what is wrong with each of them, so that payers mend all at once. */
function readCard({ cardNumber, cardholderName, expiry: text }: CardFields, today: string): EnteredCard {
  const expiry = readExpiry(text);
  const message = expiryFault(expiry, today);
  const fault = message === null ? [] : [{ field: 'expiry', messages: [message] }];
  const card = parseCard({ cardNumber, cardholderName }, fault);
  if (!expiry || fault.length > 0) throw new InputError(fault);
  return { cardNumber: card.cardNumber, holderName: card.cardholderName, expiry };
}

function parseCard(fields: Omit<CardFields, 'expiry'>, others: readonly FieldError[]): z.output<typeof Card> {
  try {
    return parseBody(Card, fields) as z.output<typeof Card>;
  } catch (error) {
    throw error instanceof InputError ? new InputError([...error.errors, ...others]) : error;
  }
}

function expiryFault(expiry: Month | null, today: string): string | null {
  if (!expiry) return 'Enter the month and year as on the card, such as 08/29.';
  return cardExpiryStatus(expiry, today) === 'EXPIRED' ? 'The card has expired.' : null;
}
