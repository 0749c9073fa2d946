import type { BankStatementAccount } from '@quickportal/contracts/bank-statement-accounts/bank-statement-account';
import type { SimulationConfiguration, SimulationLine } from '@quickportal/contracts/quickrec/simulation-line';

export const simulatedAccount: BankStatementAccount = {
  bankStatementAccountId: 302,
  aliasName: 'Water simulation',
  source: 'SIMULATION',
  formattedAccountIdentifier: '062-000 ....4471',
  accountIdentifier: '....4471',
  businessId: 100,
  businessName: 'Harbour City Water',
  businessCode: 'HCWATER',
  communityName: 'Harbour City Utilities',
  groupCode: 'HCTEST',
  currency: 'AUD',
  statusCode: 'ACTIVE',
  statusDisplay: 'Active',
  statusClass: 'success',
  version: 1,
};

const line: SimulationLine = {
  id: 2001,
  valueDate: '2026-11-20',
  templateName: 'DIRECT_CREDIT',
  templateDisplayName: 'Direct credit',
  amount: { amount: '184.50', currency: 'AUD', displayAmount: '$184.50' },
  narrative: 'DE CREDITS',
  narrativeBig: false,
  expiryDate: '2027-02-18',
  postedDate: null,
  fields: {},
};

/** A line of a template, a custom one and one with a long narrative. */
export const simulationLines: readonly SimulationLine[] = [
  line,
  {
    ...line,
    id: 2002,
    templateName: 'CUSTOM',
    templateDisplayName: 'Custom line',
    amount: { amount: '550.00', currency: 'AUD', displayAmount: '$550.00' },
    narrative: 'BULK DEPOSIT',
    postedDate: '2026-11-20T02:04:05.000Z',
    fields: { tranCode: '195', sourceCode: 'TEST' },
  },
  {
    ...line,
    id: 2003,
    templateName: 'FEE',
    templateDisplayName: 'Bank fee',
    amount: { amount: '-12.00', currency: 'AUD', displayAmount: '\u2212$12.00' },
    narrative: 'ACCOUNT FEE FOR THE MONTH OF NOVEMBER, CHARGED BY THE BRANCH IN NEWCASTLE',
    narrativeBig: true,
  },
];

const business = (businessId: number, businessName: string, businessCode: string) => ({
  businessId,
  businessName,
  businessCode,
  communityName: 'Harbour City Utilities',
  communityCode: 'HARBOURCITY',
});

export const simulationConfiguration: SimulationConfiguration = {
  simulationEnabled: true,
  businesses: [business(101, 'Harbour City Gas', 'HCGAS'), business(100, 'Harbour City Water', 'HCWATER')],
};
