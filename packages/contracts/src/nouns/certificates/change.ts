import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { readVersion } from '../../kernel/field-builders.ts';
import { email } from '../../kernel/primitives.ts';
import { ChangeRequested, waitsWhereNeeded } from '../proposals/change-requested.ts';
import { audience, changeRights, params } from './call-parts.ts';
import { Certificate } from './certificate.ts';
import { CertificateConfig, NOTICE_DAYS } from './certificate-config.ts';
import { technologies, technologyTitles } from './technology.ts';

/** Maximum number of certificates of a facility that work at the same time. */
export const MOST_CERTIFICATES = 10;

/** Years that a certificate is valid. */
export const CERTIFICATE_YEARS = 2;

const changes = { kind: 'mutation', audience, rights: changeRights, refusedInViewAs: true } as const;

export const generateCertificate = contract({
  ...changes,
  name: 'certificates.generate',
  method: 'POST',
  path: 'certificates/generate',
  responses: { 201: Certificate, 202: ChangeRequested },
  errors: ['state-conflict'],
  showsSecret: 'password',
  cost: 20,
  summary: 'Create a certificate',
  description: `Makes a key and a certificate for ${CERTIFICATE_YEARS} years, in a PKCS#12 file for the technology that is set. \`password\` opens the file and is in this response only: it is null in a repeat. Without a technology and a notification email, and beyond ${MOST_CERTIFICATES} certificates that work, it is 409. ${waitsWhereNeeded} The requester then fetches the password at \`certificates/{id}/password\`.`,
  spec: ['2C103'],
});

export const takeCertificatePassword = contract({
  ...changes,
  name: 'certificates.takePassword',
  method: 'POST',
  path: 'certificates/{id}/password',
  params,
  responses: { 200: Certificate },
  showsSecret: 'password',
  summary: 'Retrieve the password of a new certificate',
  description:
    'The password of a certificate that you requested and another user approved, this once: it is deleted with the response, and after seven days in any case. 404 where none waits for you. `password` is null in a repeat.',
});

export const disableCertificate = contract({
  ...changes,
  name: 'certificates.disable',
  method: 'DELETE',
  path: 'certificates/{id}',
  params,
  responses: { 204: z.undefined() },
  errors: ['state-conflict'],
  summary: 'Disable a certificate',
  description:
    'Every call with the certificate is refused from the next request on, and it is put on the revocation list. There is no way back. A certificate that is disabled already is 409.',
  spec: ['2C104'],
});

export const updateCertificateConfig = contract({
  ...changes,
  name: 'certificates.updateConfig',
  method: 'PATCH',
  path: 'ccapi-config',
  body: z
    .strictObject({
      technology: z.enum(technologies).meta({
        title: 'Technology',
        description: 'What your programs are written with. It decides the kind of key of new certificates.',
        'x-form': {
          widget: 'select',
          options: technologies.map((value) => ({ value, label: technologyTitles[value] })),
          placeholder: 'Choose a technology',
          help: 'New certificates get a key and a file that it can read. Those that you have stay as they are.',
        },
      }),
      expiringCertificateNotificationEmail: email().meta({
        title: 'Notification email',
        description: 'Who gets a notice before a certificate ends.',
        examples: ['it@example.com'],
        'x-form': {
          inputMode: 'email',
          autocomplete: 'off',
          help: `Gets a notice ${NOTICE_DAYS.slice(0, -1).join(', ')} and ${NOTICE_DAYS.at(-1)} days before a certificate ends.`,
        },
        'x-rules': [{ rule: 'email', message: 'Enter an email such as name@example.com' }],
      }),
      version: readVersion(),
    })
    .meta({ id: 'CertificateConfigChange', 'x-form-layout': { submitLabel: 'Save' } }),
  responses: { 200: CertificateConfig, 202: ChangeRequested },
  summary: 'Update the configuration of certificates',
  description: `Both fields are required and cannot be emptied. An edit that changes nothing returns 422 with "No changes detected." on the whole form. ${waitsWhereNeeded}`,
  errors: ['state-conflict'],
  spec: ['2C101'],
});
