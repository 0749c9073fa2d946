import type { ProposalKind } from '../../engines/proposals/proposal-kind.ts';
import { generateCertificateKind } from './generate-certificate-kind.ts';
import { updateCertificateConfigKind } from './update-certificate-config-kind.ts';

/** Certificates change by two users where the community's settings need a second person. */
export const proposalKinds = [
  generateCertificateKind,
  updateCertificateConfigKind,
] as unknown as readonly ProposalKind[];
