import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { audience, readRights } from './call-parts.ts';
import { Certificate } from './certificate.ts';
import { CertificateConfig } from './certificate-config.ts';

const reads = { kind: 'query', method: 'GET', audience, rights: readRights } as const;

export const listCertificates = contract({
  ...reads,
  name: 'certificates.list',
  path: 'certificates',
  responses: {
    200: z
      .strictObject({
        certificates: z.array(Certificate).meta({
          title: 'Certificates',
          description: 'Those that work first, then the newest; disabled ones are left out. At most 100.',
        }),
      })
      .meta({ id: 'CertificateList' }),
  },
  holdsSecret: true,
  summary: 'List the certificates',
  description: 'Enabled, expiring and expired certificates of the facility. `password` is null in it.',
  spec: ['2C102'],
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
