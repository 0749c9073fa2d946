import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { certificateId, changeRights } from './call-parts.ts';

// Not JSON and not below the REST base: the route uses rights and parameters from here

/** The PKCS#12 file of a certificate. */
export const downloadCertificate = contract({
  name: 'certificates.download',
  kind: 'query',
  method: 'GET',
  path: 'ClientCertificateExport',
  query: z.strictObject({ certificateId: certificateId() }),
  responses: { 200: z.undefined() },
  errors: ['not-found', 'state-conflict'],
  audience: ['facility'],
  rights: changeRights,
  refusedInViewAs: true,
  audit: 'certificates.download',
  cost: 5,
  summary: 'Download a certificate',
  description:
    'The certificate with its private key, as a PKCS#12 file that the password opens. As often as wanted while it is enabled; a disabled or expired certificate is 409.',
  spec: ['2C106'],
});
