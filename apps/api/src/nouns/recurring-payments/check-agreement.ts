import { payToFrequencyOf } from '@quickportal/contracts/rules/payto/can-migrate';
import { periodAt } from '@quickportal/contracts/rules/payto/period';
import type { ScheduleException } from '@quickportal/contracts/rules/schedule/plan';
import { payToAgreementStates } from '@quickportal/contracts/rules/states/payto-agreement';
import type { Reader } from '@quickportal/db/connect/reader';
import { getPayToAgreement } from '@quickportal/db/payto-agreements/get-payto-agreement';
import type { RecurringPaymentRecord } from '@quickportal/db/recurring-payments/recurring-payment';
import { conflict, fieldProblem } from '../../kernel/problem.ts';

type Schedule = Pick<RecurringPaymentRecord, 'payToAgreement' | 'frequency'>;

/** Refuses to take up payments under an agreement that takes none. */
export function checkAgreementActive({ payToAgreement }: Schedule): void {
  if (payToAgreement === null || payToAgreement.status === 'ACTIVE') return;
  const title = payToAgreementStates.states[payToAgreement.status].title.toLowerCase();
  throw conflict(`The PayTo agreement of the schedule is ${title}. Pay the schedule from its account again first.`);
}

/** What an edit may change while an agreement pays: nothing that its payer agreed to. */
const ownTexts: ReadonlySet<string> = new Set(['description', 'customer reference', 'payment reference']);

/** Refuses an edit, by the titles of what it changes, that the agreement of the schedule does not allow. */
export function checkAgreementAllows({ payToAgreement }: Schedule, titles: readonly string[]): void {
  if (payToAgreement === null || titles.every((title) => ownTexts.has(title))) return;
  throw conflict(
    'The payer agreed to the account, amount and dates of this schedule in a PayTo agreement. Pay the schedule from its account again before you change them.',
  );
}

/** Refuses changes of single payments that the agreement of the schedule would refuse when they are taken. */
export async function checkAgreementTakes(
  db: Reader,
  { payToAgreement, frequency }: Schedule,
  wanted: readonly ScheduleException[],
): Promise<void> {
  const agreement = payToAgreement && (await getPayToAgreement(db, payToAgreement.agreementToken));
  if (!agreement) return;
  const { terms } = agreement;
  for (const exception of wanted) {
    if (exception.kind === 'AMOUNT')
      throw fieldProblem('newAmount', 'The PayTo agreement of this schedule takes the same amount each time.');
    if (exception.kind !== 'MOVE' || payToFrequencyOf(frequency) === 'AD_HOC') continue;
    const [agreed, moved] = [exception.nominalDate, exception.newDate].map((date) => periodAt(terms, date)?.from);
    if (agreed !== moved)
      throw fieldProblem('newDate', 'The PayTo agreement of this schedule takes one payment in each of its periods.');
  }
}
