import { z } from 'zod';
import { currentVersion } from '../../kernel/field-builders.ts';
import { email } from '../../kernel/primitives.ts';
import { technologies } from './technology.ts';

/** Days before its end that a notice of a certificate is sent. */
export const NOTICE_DAYS = [30, 15, 7] as const;

/** What applies to all certificates of a facility (2E038). */
export const CertificateConfig = z
  .strictObject({
    technology: z
      .enum(technologies)
      .nullable()
      .meta({ title: 'Technology', description: 'What your programs are written with; null: not set yet.' }),
    expiringCertificateNotificationEmail: email()
      .nullable()
      .meta({
        title: 'Notification email',
        description: `Who gets a notice ${NOTICE_DAYS.join(', ')} days before a certificate ends; null: not set yet.`,
      }),
    downloadFilename: z.string().nullable().meta({
      title: 'Client software',
      description: 'Name of the file of the client software; null where there is none to download.',
    }),
    version: currentVersion(),
  })
  .meta({
    id: 'CertificateConfig',
    title: 'Configuration of certificates',
    description: 'What applies to all certificates of a facility.',
  });
export type CertificateConfig = z.output<typeof CertificateConfig>;
