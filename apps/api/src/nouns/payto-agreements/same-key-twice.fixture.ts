import { type SameKeyTwice, wholeExport } from '../../testing/every-call/same-key-twice.ts';

export const sameKeyTwice: SameKeyTwice = { ready: { 'paytoAgreements.startExport': wholeExport } };
