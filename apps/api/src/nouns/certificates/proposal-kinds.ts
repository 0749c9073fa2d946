import type { ProposalKind } from '../../engines/proposals/proposal-kind.ts';
import { updateCertificateConfigKind } from './update-certificate-config-kind.ts';

/** Certificates change by two users where the community's settings need a second person. */
export const proposalKinds = [updateCertificateConfigKind] as unknown as readonly ProposalKind[];
