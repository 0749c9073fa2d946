import type { Right } from '@quickportal/contracts/access/rights';
import { id } from '@quickportal/contracts/kernel/primitives';
import { proposalKind, type ProposalKind } from './proposal-kind.ts';

/** The communities whose settings can change: each change of a setting names its own. */
export const ofCommunity = { communityId: id() };

type Given<C, S, P> = Omit<ProposalKind<C, S, P>, 'audience' | 'rights' | 'scope'> & {
  /** The right to change the setting, or several of which any is enough. */
  readonly right: Right | readonly Right[];
};

/**
 * A change of a setting of a community: `changeSetting` makes it at once, or asks a second user where the community's
 * settings need one.
 */
export const settingKind = <C extends { communityId: number }, S, P = undefined>({
  right,
  ...kind
}: Given<C, S, P>): ProposalKind<C, S, P> =>
  proposalKind({
    ...kind,
    audience: 'FACILITY',
    rights: { propose: right, approve: 'APPROVE_REQUESTS' },
    scope: (communityId) => ({ kind: 'community', communityId: communityId ?? 0 }),
  });
