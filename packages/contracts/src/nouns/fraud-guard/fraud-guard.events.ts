import type { EventDefinitions } from '../../kernel/noun-facts.ts';
import { BinAlert } from './bin-alert.ts';

/** Events about fraud guard. */
export const events = {
  'fraud-guard.bin-testing': {
    description: 'Many cards with the same first digits are being tried, and most of them declined.',
    group: 'Fraud guard',
    data: BinAlert,
  },
} as const satisfies EventDefinitions;
