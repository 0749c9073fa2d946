import { cardSchemeTitles } from '@quickportal/contracts/rules/accounts/account-display-name';
import { HAND_OFF_CARDS } from '@quickportal/contracts/rules/payments/hand-off';
import { withSurcharge } from '@quickportal/contracts/rules/payments/surcharge';
import type { Reader } from '@quickportal/db/connect/reader';
import { getHandOff, type HandOff } from '@quickportal/db/hand-offs/get-hand-off';
import { getSingleUseToken } from '@quickportal/db/single-use-tokens/get-single-use-token';
import { paymentFacts } from '../../engines/payments/payment-facts.ts';
import { rateOf } from '../../engines/payments/quote-payment.ts';
import { dateIn } from '../../kernel/date-in.ts';
import { orNotFound, type Problem } from '../../kernel/problem.ts';
import type { Services } from '../../procedures/services.ts';
import { TOO_MANY_CARDS, type CardFields } from './enter-card.ts';
import { endOf, loadPayment, scopeOf, tookNothing } from './load-hand-off.ts';
import { cardPage, reviewPage } from './card-views.ts';
import type { PageParts } from './hand-off-page.ts';
import { endedPage, outcomePage } from './outcome-views.ts';
import { returnAddress } from './return-address.ts';

/** The page of a hand-off as it stands: the form of a card, the review, the receipt or how it ended. */
export async function showHandOff(
  services: Services,
  handOff: HandOff,
  { isNewCard, message }: { isNewCard: boolean; message?: string },
): Promise<string> {
  const db = services.db.reader(scopeOf(handOff));
  const now = services.clock.now();
  const base = services.configuration.basePath;
  const payment = await loadPayment(db, handOff);
  const end = endOf(handOff, payment, now);
  const parts = { base, handOff, back: await returnAddress(services, db, handOff, payment) };
  const isOpen = end === null;
  const mayEnter = isOpen && handOff.cardsEntered < HAND_OFF_CARDS;
  if (isOpen && !isNewCard && handOff.singleUseTokenId !== null) return review(db, parts, now, message);
  if (payment && !(isNewCard && mayEnter && tookNothing(payment)))
    return outcomePage(parts, payment, {
      mayRetry: mayEnter,
      paidAt: timeIn(handOff.timeZone, payment.transactionTime),
    });
  if (end !== null && end !== 'paid') return endedPage(parts, end);
  return cardPage(parts, mayEnter ? {} : { message: TOO_MANY_CARDS });
}

const timeIn = (timeZone: string, time: string): string =>
  new Intl.DateTimeFormat('en-AU', { timeZone, dateStyle: 'medium', timeStyle: 'short' }).format(new Date(time));

async function review(db: Reader, parts: PageParts, now: Date, message: string | undefined): Promise<string> {
  const { handOff } = parts;
  const { communityId, singleUseTokenId, businessId, principal, timeZone } = handOff;
  const token = await getSingleUseToken(db, { communityId, singleUseTokenId: singleUseTokenId ?? '' });
  if (!token || token.status !== 'ACTIVE' || Date.parse(token.expiresAt) <= now.getTime())
    return cardPage(parts, { message: 'Enter the card again: it was entered more than ten minutes ago.' });
  const { maskedNumber, cardScheme } = token;
  const card = { cardScheme, cardType: null };
  const rate = await rateOf(paymentFacts(db), businessId, card, dateIn(timeZone, now));
  const { surcharge, total } = withSurcharge(principal, rate);
  const shown = { maskedNumber, cardScheme: cardScheme === null ? '' : cardSchemeTitles[cardScheme], surcharge, total };
  return reviewPage(parts, { ...shown, ...(message !== undefined && { message }) });
}

/** The form of a card with what is wrong in it. */
export function cardPageAfter(
  services: Services,
  handOff: HandOff,
  { entered, problem }: { entered: CardFields; problem: Problem },
): string {
  const errors = new Map((problem.errors ?? []).map(({ field, messages }) => [field, messages.join(' ')]));
  const isOfField = [...errors.keys()].some((field) => ['cardNumber', 'cardholderName', 'expiry'].includes(field));
  const message = isOfField ? {} : { message: messageOf(problem) };
  const parts = { base: services.configuration.basePath, handOff, back: null };
  return cardPage(parts, { entered, errors, ...message });
}

/** The page as it stands, with why the payment was refused. */
export async function reviewPageAfter(
  services: Services,
  { communityId, handOffKey }: HandOff,
  problem: Problem,
): Promise<string> {
  const db = services.db.reader(scopeOf({ communityId }));
  const handOff = orNotFound(await getHandOff(db, { communityId, handOffKey }));
  return showHandOff(services, handOff, { isNewCard: false, message: messageOf(problem) });
}

const messageOf = ({ errors, message }: Problem): string =>
  errors?.flatMap(({ messages }) => messages).join(' ') || message;
