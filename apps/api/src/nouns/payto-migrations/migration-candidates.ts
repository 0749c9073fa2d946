import type { ParsedOf } from '@quickportal/contracts/kernel/contract';
import { LEAST_AMOUNT, MOST_CANDIDATES } from '@quickportal/contracts/payto-migrations/call-parts';
import type { previewPayToMigration } from '@quickportal/contracts/payto-migrations/contracts';
import { parseAmount } from '@quickportal/contracts/rules/money';
import { PAYTO_TIME_ZONE } from '@quickportal/contracts/rules/payto/respond-by';
import type { Reader } from '@quickportal/db/connect/reader';
import {
  listMigrationCandidates,
  type MigrationCandidateRecord,
  type MigrationChoice,
} from '@quickportal/db/payto-migrations/list-migration-candidates';
import { getPayeeAccount } from '@quickportal/db/payto-agreements/get-payee-account';
import { findExceptions } from '@quickportal/db/recurring-payments/change-recurring-exceptions';
import { requireBusiness } from '../businesses/offers.ts';
import { candidateFault } from '../../engines/payto/migration-terms.ts';
import { dateIn } from '../../kernel/date-in.ts';
import { conflict, fieldProblem } from '../../kernel/problem.ts';

type Body = Pick<ParsedOf<typeof previewPayToMigration>['body'], 'businessId' | 'status' | 'amountFrom' | 'amountTo'>;

/** A chosen schedule, and why it cannot move; null where it can. */
export interface CheckedCandidate {
  candidate: MigrationCandidateRecord;
  fault: ReturnType<typeof candidateFault>;
}

/** What was chosen, as it is kept. */
export function choiceOf({ businessId, status, amountFrom, amountTo }: Body): MigrationChoice {
  const cents = (amount: string | undefined) => (amount === undefined ? null : parseAmount(amount));
  const choice = { amountFrom: cents(amountFrom), amountTo: cents(amountTo) };
  for (const field of ['amountFrom', 'amountTo'] as const)
    if (choice[field] !== null && choice[field] <= 0n) throw fieldProblem(field, LEAST_AMOUNT);
  if (choice.amountFrom !== null && choice.amountTo !== null && choice.amountFrom > choice.amountTo)
    throw fieldProblem('amountTo', 'Enter an amount that is not below the first one.');
  return { businessId, scheduleStatuses: status, ...choice };
}

/** Every schedule of a choice with why it cannot move. 409 where the business can have no agreements. */
export async function checkCandidates(db: Reader, choice: MigrationChoice, now: Date): Promise<CheckedCandidate[]> {
  await requireBusiness(db, choice.businessId);
  const candidates = await listMigrationCandidates(db, choice, MOST_CANDIDATES + 1);
  if (candidates.length > MOST_CANDIDATES)
    throw fieldProblem('', `More than ${MOST_CANDIDATES.toLocaleString('en-AU')} schedules. Narrow your choice.`);
  const [first] = candidates;
  if (first && !first.hasPayToProduct)
    throw conflict(`${first.schedule.businessName} does not have the PayTo product.`);
  const ids = candidates.map(({ schedule }) => schedule.recurringPaymentId);
  const [exceptions, payee] = [await findExceptions(db, ids), await getPayeeAccount(db, choice.businessId)];
  const today = dateIn(PAYTO_TIME_ZONE, now);
  return candidates.map((candidate) => {
    const ofSchedule = exceptions.get(candidate.schedule.recurringPaymentId) ?? [];
    const at = { exceptions: ofSchedule, hasPayee: payee !== undefined, today };
    return { candidate, fault: candidateFault(candidate, at) };
  });
}
