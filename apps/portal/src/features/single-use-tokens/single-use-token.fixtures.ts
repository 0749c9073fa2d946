import type { DisplaySchemaDocument } from '@quickportal/contracts/rules/forms/form-document';
import type { SingleUseToken } from '@quickportal/contracts/single-use-tokens/single-use-token';

/** A token that was used a minute after it was made. */
export const usedToken: SingleUseToken = {
  singleUseTokenId: 'sut_7Jq2mVx0cY1bWzK4tR9nLpE5sHdG8uAf',
  status: 'USED',
  statusDisplay: 'Used',
  statusClass: 'neutral',
  accountType: 'CREDIT_CARD',
  holderName: 'Margaret Olsson',
  maskedNumber: '411111......1111',
  cardScheme: 'Visa',
  businessName: 'Harbour City Water',
  createdDate: '2026-11-17T02:14:00.000Z',
  expiresAt: '2026-11-17T02:24:00.000Z',
  usedAt: '2026-11-17T02:15:00.000Z',
  usedFor: 'Account of customer 104821',
};

/** The same before it was used. */
export const activeToken: SingleUseToken = {
  ...usedToken,
  status: 'ACTIVE',
  statusDisplay: 'Active',
  statusClass: 'success',
  usedAt: null,
  usedFor: null,
};

const text = (title: string) => ({ title, kind: 'text' }) as const;
const time = (title: string) => ({ title, kind: 'dateTime' }) as const;
const choice = (title: string, options: { value: string; label: string }[]) =>
  ({ title, kind: 'choice', options }) as const;

const properties: DisplaySchemaDocument['properties'] = {
  singleUseTokenId: text('Single use token ID'),
  status: choice('Status', [{ value: 'USED', label: 'Used' }]),
  accountType: choice('Type', [{ value: 'CREDIT_CARD', label: 'Credit card' }]),
  holderName: text('Holder'),
  maskedNumber: text('Masked number'),
  cardScheme: text('Scheme'),
  businessName: text('Business'),
  createdDate: time('Made'),
  expiresAt: time('Expires'),
  usedAt: time('Used'),
  usedFor: text('Used for'),
};

/** How the server says to show a token. */
export const tokenSchema: DisplaySchemaDocument = {
  title: 'Single use token',
  properties,
  order: Object.keys(properties),
  groups: [],
};
