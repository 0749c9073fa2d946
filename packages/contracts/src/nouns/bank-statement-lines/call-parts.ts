import { z } from 'zod';
import { id } from '../../kernel/primitives.ts';

export const audience = ['facility', 'staff'] as const;
export const readRights = { anyOf: ['VIEW_RECONCILIATION', 'MANAGE_RECONCILIATION'] } as const;
export const changeRights = { anyOf: ['MANAGE_RECONCILIATION'] } as const;

const lineId = id().meta({ title: 'Line ID', description: 'A line of a bank statement.', examples: [50_001] });
export const ofLine = z.strictObject({ id: lineId });
export const ofMatch = z.strictObject({
  id: lineId,
  matchId: id().meta({ title: 'Match ID', description: 'A match of the line.', examples: [70_001] }),
});

/** Invoices that one call matches at most. */
export const MOST_INVOICES = 50;
/** Candidates that are offered at most. */
export const MOST_CANDIDATES = 20;
