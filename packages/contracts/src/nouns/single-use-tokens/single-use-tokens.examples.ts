import type { Examples } from '../../kernel/examples.ts';

/** What components look like as a whole. */
export const examples = {
  SingleUseTokenRequest: {
    accountType: 'CREDIT_CARD',
    supplierBusinessCode: 'HCW',
    cardNumber: '4111 1111 1111 1111',
    cardholderName: 'Margaret Olsson',
    expiryDateMonth: '08',
    expiryDateYear: '2029',
  },
  NewSingleUseToken: {
    singleUseTokenId: 'sut_7Jq2mVx0cY1bWzK4tR9nLpE5sHdG8uAf',
    accountType: 'CREDIT_CARD',
    maskedNumber: '411111......1111',
    expiresAt: '2026-11-20T09:10:00.000Z',
  },
} satisfies Examples;
