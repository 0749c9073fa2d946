import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { ApiKeyUse, USE_DAYS } from '../api-keys/api-key-use.ts';
import { audience, params, readRights } from './call-parts.ts';
import { Certificate } from './certificate.ts';
import { CertificateConfig } from './certificate-config.ts';

const reads = { kind: 'query', method: 'GET', audience, rights: readRights } as const;

export const listCertificates = contract({
  ...reads,
  name: 'certificates.list',
  path: 'certificates',
  query: z.strictObject({
    includeDisabled: z.boolean().default(false).meta({
      title: 'Include disabled',
      description: 'Whether disabled certificates follow, the newest first, at most 100 more.',
    }),
  }),
  responses: {
    200: z
      .strictObject({
        certificates: z.array(Certificate).meta({
          title: 'Certificates',
          description:
            'Those that work first, then the newest; at most 100. Disabled ones are left out, unless requested.',
        }),
      })
      .meta({ id: 'CertificateList' }),
  },
  holdsSecret: true,
  summary: 'List the certificates',
  description: 'Enabled, expiring and expired certificates of the facility. `password` is null in it.',
  spec: ['2C102'],
});

export const getCertificateUse = contract({
  ...reads,
  name: 'certificates.getUse',
  path: 'certificates/{id}/use',
  params,
  responses: { 200: ApiKeyUse },
  summary: 'Retrieve the use of a certificate',
  description: `Its calls in the last ${USE_DAYS} days, by day, route, address and program: what stops when it is disabled. Calls are counted within half a minute.`,
});

export const getCertificateConfig = contract({
  ...reads,
  name: 'certificates.getConfig',
  path: 'ccapi-config',
  responses: { 200: CertificateConfig },
  summary: 'Retrieve the configuration of certificates',
  description: 'The technology of your programs, and who gets notices before a certificate ends.',
  spec: ['2C100'],
});
