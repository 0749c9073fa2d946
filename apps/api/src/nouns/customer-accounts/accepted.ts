import { cardSchemeTitles } from '@quickportal/contracts/rules/accounts/account-display-name';
import { accountTypes, type AccountType } from '@quickportal/contracts/rules/accounts/account-types';
import type { CardScheme } from '@quickportal/contracts/rules/cards/cards';
import type { Reader } from '@quickportal/db/connect/reader';
import { acceptedAccountTypes } from '@quickportal/db/businesses/list-accepted-account-types';
import { acceptedCardSchemes } from '@quickportal/db/card-schemes/list-accepted-card-schemes';
import type { CardType } from '@quickportal/db/customer-accounts/customer-account';
import { requireBusiness } from '../businesses/offers.ts';
import { fieldProblem } from '../../kernel/problem.ts';

interface Business {
  businessId: number;
  businessName: string;
}

/** Refuses an account of a kind that the business does not take. */
export async function checkAcceptedType(db: Reader, business: Business, accountType: AccountType): Promise<void> {
  if ((await acceptedAccountTypes(db, business.businessId)).includes(accountType)) return;
  throw fieldProblem('', `${business.businessName} does not accept ${accountTypes[accountType].plural}.`);
}

/** Refuses a card of a scheme that the business does not take. What is not known to be debit counts as credit. */
export async function checkAcceptedCard(
  db: Reader,
  { businessId, businessName }: Business,
  { cardScheme, cardType }: { cardScheme: CardScheme; cardType: CardType | null },
  numberField = 'cardNumber',
): Promise<void> {
  const accepted = (await acceptedCardSchemes(db, businessId)).find(
    (acceptedCardScheme) => acceptedCardScheme.cardScheme === cardScheme,
  );
  const title = cardSchemeTitles[cardScheme];
  if (!accepted) throw fieldProblem(numberField, `${businessName} does not accept ${title} cards.`);
  if (cardType === null) return;
  const isTaken = cardType === 'DEBIT' ? accepted.debit : accepted.credit;
  if (!isTaken)
    throw fieldProblem('cardType', `${businessName} does not accept ${title} ${cardType.toLowerCase()} cards.`);
}

/** Refuses an account that the business does not take: its kind, and its scheme where it is a card. */
export async function requireAccepted(
  db: Reader,
  business: Business,
  { accountType, cardScheme }: { accountType: AccountType; cardScheme: CardScheme | null },
): Promise<void> {
  await checkAcceptedType(db, business, accountType);
  if (cardScheme) await checkAcceptedCard(db, business, { cardScheme, cardType: null });
}

/** The requested supplier business, or the customer's own. One that is not in sight is refused by its field. */
export async function supplierOf(db: Reader, supplierId: number | undefined, own: number): Promise<number> {
  if (supplierId === undefined || supplierId === own) return own;
  await requireBusiness(db, supplierId, 'supplierId');
  return supplierId;
}
