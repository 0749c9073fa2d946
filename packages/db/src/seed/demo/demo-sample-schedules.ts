import type { Client } from 'pg';
import { addDays } from '@quickportal/contracts/rules/banking-calendar/days';
import type { DemoAccount } from './demo-customer-accounts.ts';
import { dayIn, instant } from './demo-days.ts';
import { blankSchedule, type DemoSchedule } from './demo-schedules.ts';

const SYDNEY = 'Australia/Sydney';
const weeks = (count: number) => count * 7;

/** Schedules that code samples end or change, by their ids: one for each language of a sample. */
export const sampleSchedules = {
  /** Failed yesterday; for a sample that only reads. */
  failed: 20_401,
  toRetry: [20_402, 20_403, 20_404],
  toResume: [20_405, 20_406, 20_407],
  /** Paid under a PayTo agreement. */
  underAgreement: [20_408, 20_409, 20_410],
} as const;

/** Cards that are charged by what failed, in the order of the ids. */
const cards = [500_032, 500_015, 500_016, 500_021, 500_026, 500_030, 500_038];
/** The card of Chau Minh Tran, and her agreement. */
const payer = { accountId: 500_015, agreementId: 10_004, amount: 28_000 };

/** Four-weekly schedules that were declined yesterday, and some that are paid under a PayTo agreement. */
export function inventSampleSchedules(accounts: readonly DemoAccount[], now: Date): DemoSchedule[] {
  const today = dayIn(SYDNEY, now);
  const ofId = (id: number): DemoAccount => {
    const account = accounts.find((candidate) => candidate.id === id);
    if (account?.type !== 'CREDIT_CARD' || !account.enabled) throw new Error(`No card has the id ${id}`);
    return account;
  };
  const { failed, toRetry, toResume, underAgreement } = sampleSchedules;
  const declined = [failed, ...toRetry, ...toResume].map((id, index): DemoSchedule => {
    const start = addDays(today, -1 - weeks(4));
    const schedule = blankSchedule(id, ofId(cards[index] ?? 0), 'Water rates', 'FOUR_WEEKLY', 12_050, start);
    return { ...schedule, status: 'FAILED', changedAt: now, lastDate: 'DECLINED' };
  });
  const paidByAgreement = underAgreement.map((id, index): DemoSchedule => {
    const start = addDays(today, 10 + index);
    const schedule = blankSchedule(id, ofId(payer.accountId), 'Trade waste', 'QUARTERLY', payer.amount, start);
    return { ...schedule, changedAt: instant(SYDNEY, addDays(today, -3), 10 * 60) };
  });
  return [...declined, ...paidByAgreement];
}

/** Lets the agreement pay its schedules; both have rows by then. */
export async function moveSampleSchedules(owner: Client): Promise<void> {
  await owner.query('update app.recurring_payment set payto_agreement_id = $1 where id = any($2)', [
    payer.agreementId,
    sampleSchedules.underAgreement,
  ]);
}
