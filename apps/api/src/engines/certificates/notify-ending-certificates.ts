import { NOTICE_DAYS } from '@quickportal/contracts/certificates/certificate-config';
import { endingCertificates } from '@quickportal/db/certificates/write-certificates';
import type { MailServices } from '../mail/mail-services.ts';
import { notifyEnding } from '../mail/notify-ending.ts';

/** Mails facilities whose certificates end soon, once for each number of days. Returns how many notices there were. */
export const notifyEndingCertificates = (services: MailServices): Promise<number> =>
  notifyEnding(services, {
    things: endingCertificates,
    noticeDays: NOTICE_DAYS,
    job: 'certificates.ending',
    audit: { action: 'certificates.notify-ending', objectType: 'certificate' },
    noun: 'certificate',
    message: ({ name }, day) => ({
      subject: `The certificate ${name} ends on ${day}`,
      paragraphs: [
        `The API certificate ${name} ends on ${day}. From then on every call with it is refused.`,
        'Generate another one now and give it to your programs: both work until this one ends or you disable it.',
      ],
    }),
    page: () => ({ label: 'View certificates', view: 'ApiCertificateView', search: {} }),
  });
