import type { BinAlert } from '@quickportal/contracts/fraud-guard/bin-alert';

/** BIN testing of two BINs, the latest first. */
export const binAlerts: readonly [BinAlert, BinAlert] = [
  { bin: '411111', attempts: 63, declined: 58, cards: 51, detectedAt: '2026-11-19T22:14:00.000Z' },
  { bin: '520000', attempts: 1240, declined: 1102, cards: 1198, detectedAt: '2026-11-19T17:02:00.000Z' },
];
