import { endingApiKeys } from '@quickportal/db/api-keys/write-api-keys';
import type { MailServices } from '../mail/mail-services.ts';
import { notifyEnding } from '../mail/notify-ending.ts';

/** Days before its end that a notice of a key is sent. */
export const NOTICE_DAYS = [30, 15, 7, 1] as const;

/** Mails facilities whose keys end soon, once for each number of days. Returns how many notices there were. */
export const notifyEndingKeys = (services: MailServices): Promise<number> =>
  notifyEnding(services, {
    things: endingApiKeys,
    noticeDays: NOTICE_DAYS,
    job: 'api-keys.ending',
    audit: { action: 'api-keys.notify-ending', objectType: 'api-key' },
    noun: 'API key',
    message: ({ name }, day) => ({
      subject: `The API key ${name} ends on ${day}`,
      paragraphs: [
        `The REST API key ${name} ends on ${day}. From then on every call with it is refused.`,
        'Generate its replacement now: both keys work until you disable this one. Its page shows which programs still use it.',
      ],
    }),
    page: ({ id }) => ({ label: 'View API key', view: 'RestApiKeyDetailsView', search: { ApiKeyId: String(id) } }),
  });
