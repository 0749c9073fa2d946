import type { EventDefinitions } from '../../kernel/noun-facts.ts';
import { PayToAgreement } from './payto-agreement.ts';

/** Events about PayTo agreements. */
export const events = {
  'payto-agreement.amended': {
    description: 'An amendment was completed, declined, recalled or timed out; `data` has the terms that apply now.',
    group: 'PayTo',
    data: PayToAgreement,
  },
  'payto-agreement.created': {
    description: 'An agreement was created and sent to the payer’s bank.',
    group: 'PayTo',
    data: PayToAgreement,
  },
  'payto-agreement.status-changed': {
    description:
      'The payer, the payer’s bank or the facility changed the status; `statusBy` and `statusReason` say who and why.',
    group: 'PayTo',
    data: PayToAgreement,
  },
} as const satisfies EventDefinitions;
