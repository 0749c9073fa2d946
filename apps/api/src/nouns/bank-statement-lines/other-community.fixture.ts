import type { OtherCommunity } from '../../testing/every-call/other-community.ts';
import { insertLine } from './matched-lines.fixture.ts';

export const otherCommunity: OtherCommunity = {
  things: { 'bank-statement-lines/{id}': 8301 },
  insert: (owner) => insertLine(owner, { communityId: 20, businessId: 201, id: 8301, status: 'MATCHED' }),
  reach: async ({ owner }) => {
    await insertLine(owner, { businessId: 102, id: 8302 });
    await insertLine(owner, { businessId: 101, id: 8303, status: 'MATCHED' });
    await insertLine(owner, { businessId: 102, id: 8304, status: 'MATCHED' });
    await insertLine(owner, { businessId: 102, id: 8305, status: 'EXCLUDED' });
    return {
      paths: {
        'bank-statement-lines/{id}': { own: 8302, others: [8301, 8303] },
        'bank-statement-lines/{id}/matches/{matchId}': { own: 8304, others: [8301, 8303] },
      },
      fields: { invoiceId: { own: 8302, others: [8301, 8303] } },
      inputs: {
        'bankStatementLines.addMatches': { body: { invoices: [{ invoiceId: 8302, amount: '1.00' }] } },
        'bankStatementLines.removeMatch': { params: { id: 8304, matchId: 8304 }, query: { reason: 'Wrong' } },
        'bankStatementLines.include': { params: { id: 8305 } },
      },
    };
  },
};
