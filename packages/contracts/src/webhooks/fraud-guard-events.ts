import { BinAlert } from '../fraud-guard/bin-alert.ts';

/** Events about fraud guard. */
export const fraudGuardEvents = {
  'fraud-guard.bin-testing': {
    description: 'Many cards with the same first digits are being tried, and most of them declined.',
    group: 'Fraud guard',
    data: BinAlert,
  },
} as const;
