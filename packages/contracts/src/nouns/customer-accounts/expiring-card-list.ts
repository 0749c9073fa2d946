import { business } from '../../kernel/filter.ts';
import { list } from '../../kernel/list.ts';

/** Which cards: those whose last day is within 60 days, those past it, or both. */
const expiryTitles = { EXPIRING: 'Within 60 days', EXPIRED: 'Expired', ALL: 'Both' } as const;
export type ExpiryChoice = keyof typeof expiryTitles;

/** Cards that expire, as they are shown and exported. */
export const expiringCardList = list({
  name: 'expiring-cards',
  title: 'Expiring cards',
  noun: ['card', 'cards'],
  columnsVersion: 1,
  columns: {
    customerName: { title: 'Customer name', short: 'Customer', lead: true, maxWidth: 15 },
    customerNumber: { title: 'Customer number', kind: 'code', before: 'businessName', rank: 3, hidden: true },
    customerId: { title: 'Customer ID', kind: 'id', only: 'file' },
    account: { title: 'Account', only: 'file' },
    card: { title: 'Card', only: 'table', inFile: ['account'], width: 10.5 },
    cardNumber: { title: 'Card number', only: 'file' },
    cardholderName: { title: 'Cardholder name', only: 'file' },
    expiry: { title: 'Expires', kind: 'code', only: 'table', inFile: ['expiryDate'], width: 3.5 },
    expiryDate: { title: 'Expires', only: 'file' },
    status: { title: 'Status', kind: 'status', only: 'table', inFile: [], width: 7.75 },
    tokenised: { title: 'Tokenised', kind: 'yesNo', only: 'file' },
    activeSchedules: { title: 'Active schedules', short: 'Schedules', kind: 'number', rank: 2 },
    phoneNumber: { title: 'Phone', rank: 2 },
    email: { title: 'Email', rank: 3, maxWidth: 16 },
    businessName: { title: 'Business', rank: 3, maxWidth: 12 },
  },
  filters: {
    show: {
      kind: 'choice',
      title: 'Show',
      description: 'EXPIRING: expires within 60 days; EXPIRED: has expired; ALL: both.',
      choices: expiryTitles,
      default: 'EXPIRING',
    },
    supplierId: business({ description: 'Only cards of customers of this business.', only: 'call' }),
  },
});
