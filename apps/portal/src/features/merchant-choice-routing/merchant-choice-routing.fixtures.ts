import type { RoutingCheck, RoutingConfiguration } from '@quickportal/contracts/merchant-choice-routing/routing-upload';

export const configurations: readonly RoutingConfiguration[] = [
  {
    supplierCode: 'HCW',
    merchantId: '22814410',
    mastercardRule: 'THRESHOLD_AND_BELOW',
    mastercardThreshold: '200.00',
    visaRule: 'ALL',
    visaThreshold: null,
  },
  {
    supplierCode: 'HCG',
    merchantId: '22814981',
    mastercardRule: 'NONE',
    mastercardThreshold: null,
    visaRule: 'THRESHOLD_AND_ABOVE',
    visaThreshold: '50.50',
  },
];

export const wrongLines: Pick<RoutingCheck, 'errors' | 'errorsCount'> = {
  errors: [
    {
      lineNumber: 2,
      nameOfField: 'Merchant Id',
      providedValueText: '22814411',
      errorText: 'This business has no AU merchant account with this merchant ID.',
    },
    {
      lineNumber: 3,
      nameOfField: 'Visa Threshold Amount',
      providedValueText: '0',
      errorText: 'Enter an amount greater than zero.',
    },
  ],
  errorsCount: 2,
};
