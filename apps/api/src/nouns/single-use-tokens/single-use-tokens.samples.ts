import type { Samples } from '../../openapi/samples.ts';

export const singleUseTokenSamples: Samples = {
  'singleUseTokens.create': ({ year }) => ({
    body: {
      accountType: 'CREDIT_CARD',
      supplierBusinessCode: 'HCW',
      cardNumber: '4111 1111 1111 1111',
      cardholderName: 'Tamsin Whitlock',
      expiryDateMonth: '08',
      expiryDateYear: year(3),
    },
  }),
};
