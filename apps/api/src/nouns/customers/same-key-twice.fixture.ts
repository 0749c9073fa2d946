import { type SameKeyTwice, wholeExport } from '../../testing/every-call/same-key-twice.ts';

export const sameKeyTwice: SameKeyTwice = {
  ready: {
    'customers.setStatus': () => ({ params: { id: 1039 }, query: { enabled: false } }),
    'customers.startExport': wholeExport,
  },
};
