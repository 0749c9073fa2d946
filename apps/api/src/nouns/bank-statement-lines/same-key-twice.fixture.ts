import { type SameKeyTwice } from '../../testing/every-call/same-key-twice.ts';
import { insertLine } from './matched-lines.fixture.ts';

export const sameKeyTwice: SameKeyTwice = {
  ready: {
    'bankStatementLines.addMatches': async (owner) => {
      await insertLine(owner, { id: 8311 });
      return { params: { id: 8311 }, body: { invoices: [{ invoiceId: 8311, amount: '40.00' }] } };
    },
    'bankStatementLines.removeMatch': async (owner) => {
      await insertLine(owner, { id: 8312, status: 'MATCHED' });
      return { params: { id: 8312, matchId: 8312 }, query: { reason: 'Wrong invoice' } };
    },
    'bankStatementLines.exclude': async (owner) => {
      await insertLine(owner, { id: 8313 });
      return { params: { id: 8313 }, body: { reason: 'Bank fee' } };
    },
    'bankStatementLines.include': async (owner) => {
      await insertLine(owner, { id: 8314, status: 'EXCLUDED' });
      return { params: { id: 8314 }, body: {} };
    },
    'bankStatementLines.saveNote': async (owner) => {
      await insertLine(owner, { id: 8315 });
      return { params: { id: 8315 }, body: { note: 'Called the payer' } };
    },
  },
};
