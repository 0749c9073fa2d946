import { z } from 'zod';
import { amountText, codeList, id } from '../../kernel/primitives.ts';
import { amountWithCurrency } from '../../rules/money.ts';
import { recurringPaymentStates } from '../../rules/states/recurring-payment.ts';
import { stateNames } from '../../rules/state-machines/state-machine.ts';
import { migrationChangeRights } from './payto-migration-rights.ts';

/** Who calls about migrations are open to. */
export const migrationAudience = ['facility', 'staff'] as const;

export const migrationId = id().meta({ title: 'Migration ID', description: 'Identifier of the PayTo migration.' });

/** Path of a call about one migration. */
export const oneMigration = () => z.strictObject({ id: migrationId });

/** The most schedules that a choice may find. */
export const MOST_CANDIDATES = 10_000;

/** Agreements that are created in an hour, at most. */
export const MOST_AGREEMENTS_PER_HOUR = 1200;

/** What is said of an amount of nothing. */
export const LEAST_AMOUNT = `Enter at least ${amountWithCurrency(1n, 'AUD')}.`;

const amount = (title: string, description: string) =>
  amountText()
    .optional()
    .meta({
      title,
      description,
      examples: ['50.00'],
      'x-rules': [{ rule: 'amountAtLeast', value: '0.01', message: LEAST_AMOUNT }],
    });

/** Which schedules are to move. */
export const choiceShape = {
  businessId: id().meta({ title: 'Business', description: 'The supplier business whose schedules are to move.' }),
  status: codeList(stateNames(recurringPaymentStates))
    .default(['ACTIVE'])
    .meta({ title: 'Status', description: 'Only schedules in these statuses. Only active ones can move.' }),
  amountFrom: amount('Amount from', 'Only schedules of this amount or more, in Australian dollars.'),
  amountTo: amount('Amount to', 'Only schedules of this amount or less, in Australian dollars.'),
};

export const startingMigration = {
  method: 'POST',
  audience: migrationAudience,
  rights: migrationChangeRights,
} as const;
