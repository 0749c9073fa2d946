import { showcaseCustomerId as customerId } from '@quickportal/db/seed/demo/demo-named-customers';
import type { SampleContext, Samples } from '../../openapi/samples.ts';

/** Tokens of active agreements of the demo: of Margaret Olsson, for amending, for recalling, and one that takes payments. */
const tokenOf = (agreementId: number, payerId: number): string =>
  `C09${String(agreementId).padStart(9, '0')}${String(payerId).padStart(20, '0')}`;
const pending = tokenOf(10_000, customerId);
const payable = tokenOf(10_018, 1_020_529);
const toAmend = [tokenOf(10_004, 1_048_199), tokenOf(10_015, 1_048_201), tokenOf(10_017, 1_020_517)] as const;
const toRecall = [tokenOf(10_003, 1_041_890), tokenOf(10_014, 1_035_519), tokenOf(10_016, 1_048_224)] as const;

const party = {
  payerName: 'Margaret Olsson',
  payerType: 'PERSON',
  payerKind: 'PAYID',
  payId: 'margaret.olsson@example.com',
  payIdType: 'EMAL',
};
const payment = ({ day }: SampleContext) => ({
  description: 'Water rates 10023',
  shortDescription: 'Water rates',
  payeeReference: 'HCW-0041827',
  purpose: 'UTILITY',
  startDate: day(1),
  agreementType: 'FIXED',
  amount: '120.50',
  frequency: 'MONTHLY',
  automaticRenewal: false,
  endDate: day(366),
});
const amendment = ({ day }: SampleContext) => ({
  amendmentType: 'BILATERAL_AMENDMENT',
  agreementType: 'FIXED',
  amount: '132.00',
  frequency: 'MONTHLY',
  automaticRenewal: false,
  endDate: day(366),
});
const shopper = {
  businessId: 100,
  payerName: 'Priya Raman',
  payerType: 'PERSON',
  payerKind: 'PAYID',
  payId: 'priya.raman@example.com',
  payIdType: 'EMAL',
};
const order = {
  amount: '42.00',
  description: 'Web order 20931',
  customerReferenceNumber: 'WEB-20931',
  paymentReferenceNumber: 'INV-4711',
  purpose: 'RETAIL',
};

export const payToAgreementSamples: Samples = {
  'paytoAgreements.getFormData': () => ({ params: { customerId } }),
  'paytoAgreements.getAccountInfo': () => ({ params: { customerId }, query: { accountId: 500_008 } }),
  'paytoAgreements.getAlias': () => ({ params: { customerId, id: 'margaret.olsson@example.com' } }),
  'paytoAgreements.getPayerAlias': () => ({ body: { payId: 'alex.tester@example.com' } }),
  'paytoAgreements.checkParty': () => ({ params: { customerId }, body: party }),
  'paytoAgreements.checkPayment': (given) => ({ params: { customerId }, body: payment(given) }),
  'paytoAgreements.create': (given) => ({ params: { customerId }, body: { ...party, ...payment(given) } }),
  'paytoAgreements.checkEcommerceParty': () => ({ body: shopper }),
  'paytoAgreements.checkEcommercePayment': () => ({ body: order }),
  'paytoAgreements.reviewEcommercePayment': () => ({ body: { ...shopper, ...order } }),
  'paytoAgreements.confirmEcommercePayment': () => ({ body: { ...shopper, ...order } }),
  'paytoAgreements.list': () => ({ params: { id: customerId } }),
  'paytoAgreements.search': () => ({ body: { query: 'olsson', sort: '-createdAt', page: 1, pageSize: 20 } }),
  'paytoAgreements.get': () => ({ params: { token: pending } }),
  'paytoAgreements.getData': () => ({ params: { token: pending } }),
  'paytoAgreements.listTimeline': () => ({ params: { token: pending } }),
  'paytoAgreements.getBilateralAmendment': () => ({ params: { token: pending } }),
  'paytoAgreements.takePayment': () => ({
    params: { token: payable },
    body: { amount: '50.00', finalPayment: false },
  }),
  'paytoAgreements.checkAmendment': (given) => ({ params: { token: payable }, body: amendment(given) }),
  'paytoAgreements.amend': (given) => ({ params: { token: given.one(...toAmend) }, body: amendment(given) }),
  'paytoAgreements.recallAmendment': (given) => {
    const token = given.one(...toRecall);
    return {
      first: [{ operation: 'paytoAgreements.amend', params: { token }, body: amendment(given) }],
      params: { token },
    };
  },
};
