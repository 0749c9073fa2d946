import { checkEcommerceParty } from './check-ecommerce-party.ts';
import { checkEcommercePayment } from './check-ecommerce-payment.ts';
import { checkParty } from './check-party.ts';
import { checkPayment } from './check-payment.ts';
import { confirmEcommercePayment } from './confirm-ecommerce-payment.ts';
import { confirmAmendment } from './confirm-amendment.ts';
import { createPayToAgreement } from './create-payto-agreement.ts';
import { getPayToAgreementData } from './get-payto-agreement-data.ts';
import { getAlias } from './get-alias.ts';
import { getBilateralAmendment } from './get-bilateral-amendment.ts';
import { getNewAgreementData } from './get-new-agreement-data.ts';
import { getPayerAlias } from './get-payer-alias.ts';
import { getPayerAccountInfo } from './get-payer-account-info.ts';
import { listPayToAgreements } from './list-payto-agreements.ts';
import { listTimeline } from './list-timeline.ts';
import { loadPayToAgreement } from './load-payto-agreement.ts';
import { pollPayToAgreementExport } from './poll-payto-agreement-export.ts';
import { recallBilateralAmendment } from './recall-bilateral-amendment.ts';
import { reviewEcommercePayment } from './review-ecommerce-payment.ts';
import { searchPayToAgreements } from './search-payto-agreements.ts';
import { startPayToAgreementExport } from './start-payto-agreement-export.ts';
import { submitAmendment } from './submit-amendment.ts';
import { takePayToPayment } from './take-payto-payment.ts';

/** The calls about PayTo agreements. */
export const paytoAgreements = {
  accountInfo: getPayerAccountInfo,
  alias: getAlias,
  amend: submitAmendment,
  bilateralAmendment: getBilateralAmendment,
  checkEcommerceParty,
  checkEcommercePayment,
  checkParty,
  checkPayment,
  confirmAmendment,
  confirmEcommercePayment,
  create: createPayToAgreement,
  data: getPayToAgreementData,
  formData: getNewAgreementData,
  list: listPayToAgreements,
  load: loadPayToAgreement,
  pay: takePayToPayment,
  payerAlias: getPayerAlias,
  pollExport: pollPayToAgreementExport,
  recallAmendment: recallBilateralAmendment,
  reviewEcommercePayment,
  search: searchPayToAgreements,
  startExport: startPayToAgreementExport,
  timeline: listTimeline,
};
