import { formatCount } from '@quickportal/ui/count';
import type { PayToMigrationPreview } from '@quickportal/contracts/payto-migrations/check';
import type { CallInput, CallResponse } from '../../data/calls/call.ts';
import { ConfirmChange, type Question } from '../../layout/forms/confirm-change.tsx';
import { durationText } from './migration-duration.ts';

interface StartMigrationProps {
  choice: Omit<CallInput<'paytoMigrations.start'>['body'], 'agreementsPerHour'>;
  agreementsPerHour: number;
  eligible: PayToMigrationPreview['eligible'];
  businessName: string;
  onDone: (migration: CallResponse<'paytoMigrations.start'>) => void;
  onClose: () => void;
}

/** Asks before schedules are moved, and starts. */
export const StartMigrationDialog = ({
  choice,
  agreementsPerHour,
  eligible,
  businessName,
  onDone,
  onClose,
}: StartMigrationProps) => (
  <ConfirmChange
    call="paytoMigrations.start"
    input={{ body: { ...choice, agreementsPerHour } }}
    {...startQuestion({ eligible, businessName, agreementsPerHour })}
    done="Migration started"
    onDone={onDone}
    onClose={onClose}
  />
);

const agreementsText = (count: number) => `${formatCount(count)} ${count === 1 ? 'agreement' : 'agreements'}`;

/** What is asked before a migration starts. */
export const startQuestion = ({
  eligible: { schedules, amount },
  businessName,
  agreementsPerHour,
}: Pick<StartMigrationProps, 'eligible' | 'businessName' | 'agreementsPerHour'>): Question => ({
  title: `Send ${agreementsText(schedules)} to payers?`,
  action: `Send ${agreementsText(schedules)}`,
  cancel: 'Go back',
  children: (
    <>
      <p>
        For each eligible schedule of {businessName} ({amount.displayAmount} a payment in all) a PayTo agreement is sent
        to the payer’s bank, up to {formatCount(agreementsPerHour)} an hour:{' '}
        {durationText(schedules, agreementsPerHour)}.
      </p>
      <p>
        A payer has five days to approve. Until then, and where the payer declines, payments are taken by direct debit
        on the same dates. You can pause or cancel at any time.
      </p>
    </>
  ),
});
