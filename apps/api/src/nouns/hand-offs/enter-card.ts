import {
  cardholderName as nameField,
  cardNumber as numberField,
} from '@quickportal/contracts/customer-accounts/account-fields';
import { CARD_TYPE } from '@quickportal/contracts/rules/accounts/account-types';
import { parseBody } from '@quickportal/contracts/kernel/input';
import { cardExpiryStatus, readExpiry, type Month } from '@quickportal/contracts/rules/cards/card-expiry-window';
import { HAND_OFF_CARDS } from '@quickportal/contracts/rules/payments/hand-off';
import { lockHandOff, type HandOff } from '@quickportal/db/hand-offs/get-hand-off';
import { updateHandOffCard } from '@quickportal/db/hand-offs/write-hand-offs';
import { z } from 'zod';
import { recordAudits } from '../../engines/audit/audit.ts';
import { dateIn } from '../../kernel/date-in.ts';
import { conflict, fieldProblem, orNotFound } from '../../kernel/problem.ts';
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
  const expiry = expiryOf(fields.expiry, dateIn(handOff.timeZone, now));
  const { cardNumber, cardholderName } = fields;
  const parsed = parseBody(Card, { cardNumber, cardholderName }) as z.output<typeof Card>;
  const { cardholderName: holderName } = parsed;
  await services.db.transaction(scopeOf(handOff), async (trx) => {
    const locked = orNotFound(await lockHandOff(trx, handOff));
    if (endOf(locked, await loadPayment(trx, locked), now) !== null) return;
    if (locked.cardsEntered >= HAND_OFF_CARDS) throw conflict(TOO_MANY_CARDS);
    const record = (entries: Parameters<typeof recordAudits>[1]) => recordAudits(trx, entries);
    const number = { kind: 'CARD', cardNumber: parsed.cardNumber } as const;
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

function expiryOf(text: string, today: string): Month {
  const expiry = readExpiry(text);
  if (!expiry) throw fieldProblem('expiry', 'Enter the month and year as on the card, such as 08/29.');
  if (cardExpiryStatus(expiry, today) === 'EXPIRED') throw fieldProblem('expiry', 'The card has expired.');
  return expiry;
}
