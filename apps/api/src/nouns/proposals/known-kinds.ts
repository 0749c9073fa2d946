import type { ProposalKind, ProposalKinds } from '../../engines/proposals/proposal-kind.ts';
import { kindsOfNouns } from './proposal-kinds.gen.ts';

const nouns: readonly (readonly ProposalKind[])[] = kindsOfNouns;

/** Changes under dual control, by their stored name; nouns add theirs in `<noun>/proposal-kinds.ts`. */
export const proposalKinds: ProposalKinds = new Map(nouns.flat().map((kind) => [kind.kind, kind]));
