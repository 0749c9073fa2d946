import { type SameKeyTwice, wholeExport } from '../testing/same-key-twice.ts';

export const sameKeyTwice: SameKeyTwice = { ready: { 'paytoAgreements.startExport': wholeExport } };
