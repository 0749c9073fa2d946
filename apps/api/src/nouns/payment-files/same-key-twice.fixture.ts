import type { SameKeyTwice } from '../../testing/every-call/same-key-twice.ts';

export const sameKeyTwice: SameKeyTwice = {
  notMadeHere: {
    'paymentFiles.chooseLines': 'a file has to be checked first: payment-file-life.test.ts',
    'paymentFiles.updateLine': 'a file has to be checked first: payment-file-life.test.ts',
    'paymentFiles.release': 'a file has to be checked first: payment-file-life.test.ts sends the same key twice',
  },
};
