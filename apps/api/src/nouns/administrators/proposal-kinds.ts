import type { ProposalKind } from '../../engines/proposals/proposal-kind.ts';
import { disableAdministratorKind, enableAdministratorKind } from './administrator-status-kinds.ts';
import { updateAdministratorKind } from './change-administrator-kinds.ts';
import { createAdministratorKind } from './create-administrator-kind.ts';

/** Changes of administrators: all of them need a second person (3P064). */
export const proposalKinds = [
  createAdministratorKind,
  disableAdministratorKind,
  enableAdministratorKind,
  updateAdministratorKind,
] as unknown as readonly ProposalKind[];
