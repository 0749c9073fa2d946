import type { ProposalKind } from '../../engines/proposals/proposal-kind.ts';
import { reopenDayKind } from './reopen-day-kind.ts';

/** A closed day is opened again by two users. */
export const proposalKinds = [reopenDayKind] as unknown as readonly ProposalKind[];
