import { z } from 'zod';
import { dateTime } from '../../kernel/primitives.ts';

/** What the Security card shows (2E052). */
export const SecuritySummary = z
  .strictObject({
    hasSecurityAccess: z.boolean().meta({
      title: 'Has security access',
      description:
        'Whether the user has any right of the Developer group; the card is shown only then, and the dates are null without it.',
    }),
    currentCertificateExpiry: dateTime().nullable().meta({
      title: 'Current certificate expiry',
      description: 'End of the enabled certificate that ends last; null where there is none.',
    }),
    oldestUnexpiredApiKeyExpiry: dateTime().nullable().meta({
      title: 'Oldest unexpired API key expiry',
      description: 'End of the active secret key that ends first; null where there is none.',
    }),
  })
  .meta({ id: 'SecuritySummary', title: 'Security' });
export type SecuritySummary = z.output<typeof SecuritySummary>;
