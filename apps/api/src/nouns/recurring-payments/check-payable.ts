import type { Customer } from '@quickportal/contracts/customers/customer';
import type { Reader } from '@quickportal/db/connect/reader';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { getPayer, holdPayer, type Payer } from '@quickportal/db/payments/payer';
import { findAccountByToken } from '@quickportal/db/recurring-payments/find-account-by-token';
import { zoneAt } from '../../engines/clock/community-days.ts';
import { paymentFacts } from '../../engines/payments/payment-facts.ts';
import { checkAmount, quotePayment, type AccountQuote } from '../../engines/payments/quote-payment.ts';
import type { Context } from '../../procedures/context.ts';
import { fieldProblem, Problem } from '../../kernel/problem.ts';
import { communityOf } from '../../procedures/scope.ts';
import { businessDay } from '../../procedures/today.ts';
import { NO_SUITABLE_ACCOUNT, suitableAccounts } from './suitable-accounts.ts';

const NOT_ENABLED = 'Account not enabled.';
/** Fields of a payment, by the names that schedules have for them. */
const fieldNames: Readonly<Record<string, string>> = { accountId: 'accountToken', amount: 'instalmentAmount' };

interface Wanted {
  customer: Pick<Customer, 'customerId' | 'businessId'>;
  accountToken: string;
  /** Cents. */
  principal: bigint;
}

/** What each payment would come to. Throws, on its field, what a payment from this account would be refused for. */
export const quoteSchedule = (ctx: Context, db: Reader, wanted: Wanted): Promise<AccountQuote> =>
  check(ctx, db, wanted, (payerKey) => getPayer(db, payerKey));

/** The same, with customer and account kept from being disabled until the transaction ends. */
export const holdPayable = (ctx: Context, trx: WriteTransaction, wanted: Wanted): Promise<AccountQuote> =>
  check(ctx, trx, wanted, (payerKey) => holdPayer(trx, payerKey));

type PayerKey = Parameters<typeof getPayer>[1];

async function check(
  ctx: Context,
  db: Reader,
  { customer, accountToken, principal }: Wanted,
  payerOf: (payerKey: PayerKey) => Promise<Payer | undefined>,
): Promise<AccountQuote> {
  const zones = communityOf(ctx);
  const { customerId } = customer;
  const accountId = await findAccountByToken(db, { customerId, accountToken });
  const now = ctx.services.clock.now();
  try {
    // an id that no account has: the core says that there is none
    const payer = await payerOf({ customerId, accountId: accountId ?? 0 });
    return await quotePayment(
      paymentFacts(db),
      payer,
      { principal, product: 'RECURRING' },
      { communityId: zones.communityId, timeZone: zoneAt(zones, now), now },
    );
  } catch (error) {
    const [fault] = error instanceof Problem ? (error.errors ?? []) : [];
    if (!fault) throw error;
    const field = fieldNames[fault.field] ?? fault.field;
    const [message = ''] = fault.messages;
    const isAboutAccount = field === 'accountToken' && message !== NOT_ENABLED;
    const hasNone = isAboutAccount && (await suitableAccounts(db, customer, businessDay(ctx))).length === 0;
    throw fieldProblem(field, hasNone ? NO_SUITABLE_ACCOUNT : message);
  }
}

/** Refuses an amount of one payment that is outside the limits of the facility. */
export async function checkAmountOf(
  db: Reader,
  key: { communityId: number; currency: 'AUD' | 'NZD' },
  cents: bigint,
): Promise<void> {
  try {
    await checkAmount(paymentFacts(db), cents, key);
  } catch (error) {
    const [fault] = error instanceof Problem ? (error.errors ?? []) : [];
    throw fault ? fieldProblem('newAmount', fault.messages[0] ?? '') : error;
  }
}
