import { PayToAgreement } from '../payto-agreements/payto-agreement.ts';

/** Events about PayTo agreements. */
export const payToAgreementEvents = {
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
} as const;
