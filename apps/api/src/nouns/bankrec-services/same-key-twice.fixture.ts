import type { SameKeyTwice } from '../../testing/every-call/same-key-twice.ts';

const ofDay = () => ({ body: { valueDate: '2026-11-20' } });

export const sameKeyTwice: SameKeyTwice = {
  ready: {
    'bankrecServices.startSimulation': ofDay,
    'bankrecServices.startAccountOnboarding': ofDay,
    'bankrecServices.startStatementStatus': ofDay,
    'bankrecServices.startCleanUp': ofDay,
    'bankrecServices.startBillingUpdate': ofDay,
    'bankrecServices.startFeedOnboarding': () => ({}),
  },
};
