import type { ProposalKind } from '../../engines/proposals/proposal-kind.ts';
import { updateNotificationKind } from './update-notification-kind.ts';

/** Where payments are reported to is changed by two users where the community's settings need a second person. */
export const proposalKinds = [updateNotificationKind] as unknown as readonly ProposalKind[];
