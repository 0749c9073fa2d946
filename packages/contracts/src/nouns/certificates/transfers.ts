import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { text } from '../../kernel/primitives.ts';
import { audience, certificateId, changeRights, readRights } from './call-parts.ts';

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

/** The client software of a technology, as a zip. */
export const downloadClientSoftware = contract({
  name: 'certificates.downloadClientSoftware',
  kind: 'query',
  method: 'GET',
  path: 'ClientSoftwareExport',
  query: z.strictObject({
    technology: text({ max: 40 })
      .optional()
      .meta({
        title: 'Technology',
        description: 'What your programs are written with; the technology of the configuration when left out.',
        examples: ['NODE'],
      }),
  }),
  responses: { 200: z.undefined() },
  errors: ['not-found', 'state-conflict'],
  audience,
  rights: readRights,
  cost: 5,
  summary: 'Download the client software',
  description:
    'A zip with a README, a sample program, the root certificate of the portal and the OpenAPI document for programs, for Node.js also an npm package. 409 while no technology and no notification email are set; an unknown technology is 404.',
  spec: ['2C105'],
});
