import type { OtherCommunity } from '../../testing/every-call/other-community.ts';
import { insertLine, removeMatches, restoreMatch } from './matched-lines.fixture.ts';

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
        'bank-statement-lines/{id}': { own: 8304, others: [8301, 8303] },
        'bank-statement-lines/{id}/matches/{matchId}': { own: 8304, others: [8301, 8303] },
      },
      fields: { invoiceId: { own: 8302, others: [8301, 8303] } },
      // What the caller before undid and matched
      giveTo: async () => {
        await restoreMatch(owner, { businessId: 102, id: 8304 });
        await removeMatches(owner, 8302);
      },
      inputs: {
        'bankStatementLines.addMatches': { params: { id: 8302 }, body: { invoices: [{ invoiceId: 8302 }] } },
        'bankStatementLines.removeMatch': { params: { id: 8304, matchId: 8304 }, query: { reason: 'Wrong' } },
        'bankStatementLines.include': { params: { id: 8305 } },
      },
    };
  },
};
