import type { PayToAgreement } from '@quickportal/contracts/payto-agreements/payto-agreement';
import type { PayToTimelineLane } from '@quickportal/contracts/payto-agreements/payto-timeline';
import { changesFor } from '../agreement-details/agreement-actions.ts';
import { statusConsequence, statusOrigin } from '../agreement-status-text.ts';

interface TimelineNow {
  /** Whose turn it is. */
  lane: PayToTimelineLane;
  title: string;
  consequence: string;
  /** What an officer can do: "You can release or cancel it."; empty where nothing. */
  possible: string;
}

type Standing = Parameters<typeof changesFor>[0] & Parameters<typeof statusOrigin>[0];

/** How an agreement stands, at the top of its timeline; null where it is over. */
export function timelineNow(
  agreement: Standing,
  { waiting, canManage }: { waiting: object | null; canManage: boolean },
): TimelineNow | null {
  const lane = laneOf(agreement);
  if (lane === null) return null;
  const isActive = agreement.status === 'ACTIVE';
  return {
    lane,
    title: isActive ? 'Active' : statusOrigin(agreement),
    consequence: isActive ? 'Payments can be taken within the terms in force.' : statusConsequence(agreement),
    possible: canManage ? possibleText(agreement, waiting !== null) : '',
  };
}

function laneOf({ status, statusBy }: Pick<PayToAgreement, 'status' | 'statusBy'>): PayToTimelineLane | null {
  if (status === 'PROCESSING') return 'SYSTEM';
  if (status === 'PENDING') return 'PAYER';
  if (status === 'ACTIVE') return 'PAYEE';
  return status === 'SUSPENDED' ? statusBy : null;
}

function possibleText(agreement: Standing, isWaiting: boolean): string {
  const possible = changesFor(agreement).filter(({ refusal }) => refusal === null);
  const verbs = possible.map(({ title }) => title.toLowerCase());
  const recall = isWaiting ? ' You can recall the amendment that waits.' : '';
  if (verbs.length === 0) return recall.trim();
  const last = verbs.at(-1) ?? '';
  const words = verbs.length === 1 ? last : `${verbs.slice(0, -1).join(', ')} or ${last}`;
  return `You can ${words} it.${recall}`;
}
