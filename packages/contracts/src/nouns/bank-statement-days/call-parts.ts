import { z } from 'zod';
import { date, id } from '../../kernel/primitives.ts';

export const audience = ['facility', 'staff'] as const;
export const readRights = { anyOf: ['VIEW_RECONCILIATION', 'MANAGE_RECONCILIATION'] } as const;
export const changeRights = { anyOf: ['MANAGE_RECONCILIATION'] } as const;

export const ofDay = z.strictObject({
  bankStatementAccountId: id().meta({ title: 'Account ID', description: 'A bank statement account.', examples: [301] }),
  statementDate: date().meta({
    title: 'Day',
    description: 'A day that the account has a statement of.',
    examples: ['2026-11-19'],
  }),
});

/** Lines that are named as the difference at most. */
export const MOST_DIFFERENCES = 100;
