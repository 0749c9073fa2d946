import type { Examples } from '../../kernel/examples.ts';

const business = {
  businessId: 100,
  businessName: 'Harbour City Water',
  businessCode: 'HCWATER',
  communityName: 'Harbour City Utilities',
  communityCode: 'HARBOURCITY',
};

/** What components look like as a whole. */
export const examples = {
  SimulationLine: {
    id: 2001,
    valueDate: '2026-11-20',
    templateName: 'CUSTOM',
    templateDisplayName: 'Custom line',
    amount: { amount: '550.00', currency: 'AUD', displayAmount: '$550.00' },
    narrative: 'BULK DEPOSIT',
    narrativeBig: false,
    expiryDate: '2027-02-18',
    postedDate: '2026-11-20T02:04:05.000Z',
    fields: { tranCode: '195', sourceCode: 'TEST' },
  },
  SimulationLineCreation: {
    templateName: 'CUSTOM',
    valueDate: '2026-11-20',
    amount: '550.00',
    narrative: 'BULK DEPOSIT',
    tranCode: '195',
    sourceCode: 'TEST',
  },
  SimulationConfiguration: { simulationEnabled: true, businesses: [business] },
} satisfies Examples;
