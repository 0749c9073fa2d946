import {
  checkPayToAgreementEcommerceParty,
  checkPayToAgreementEcommercePayment,
  checkPayToAgreementParty,
  checkPayToAgreementPayment,
  checkPayToAgreementAmendment,
  confirmPayToAgreementEcommercePayment,
  createPayToAgreement,
  reviewPayToAgreementEcommercePayment,
  amendPayToAgreement,
} from '@quickportal/contracts/payto-agreements/contracts';
import { payerKindCodes } from '@quickportal/contracts/payto-agreements/party-fields';
import { formatAmount } from '@quickportal/contracts/rules/money';
import type { PayToAgreementRecord } from '@quickportal/db/payto-agreements/payto-agreement';
import { formSource } from '../../forms/form-source.ts';
import type { CallContext } from '../../procedures/context.ts';
import { loadAgreement } from './load-agreement.ts';
import { payToBusinessesOf } from './new-ecommerce-payment.ts';
import { newAgreementData } from './new-agreement/new-agreement-data.ts';

const creating = async (ctx: CallContext, { customerId }: { customerId: number }) => {
  const { payerName, customerNumber, today, accounts } = await newAgreementData(ctx, customerId);
  return {
    values: { payerName, payerKind: payerKindCodes[0], payeeReference: customerNumber.slice(0, 35), startDate: today },
    options: {
      payerAccounts: accounts.map(({ accountId, displayName, accountName }) => ({
        value: String(accountId),
        label: displayName,
        description: accountName,
      })),
    },
  };
};

const paying = async (ctx: CallContext) => {
  const businesses = await payToBusinessesOf(ctx);
  const [only] = businesses;
  return {
    values: {
      payerKind: payerKindCodes[0],
      ...(only && businesses.length === 1 && { businessId: only.businessId }),
    },
    options: {
      payToBusinesses: businesses.map(({ businessId, businessName, payeeAccount }) => ({
        value: String(businessId),
        label: businessName,
        description: payeeAccount,
      })),
    },
    currency: 'AUD' as const,
  };
};

const amount = (cents: bigint | null) => (cents === null ? undefined : formatAmount(cents));

/** The agreement as the amendment form shows it: what is left out is empty. */
function valuesOf({ terms, description, shortDescription, payeeReference, version }: PayToAgreementRecord) {
  const values = {
    description,
    shortDescription,
    payeeReference,
    agreementType: terms.agreementType,
    amount: amount(terms.paymentAmount),
    maximumPaymentAmount: amount(terms.maximumPaymentAmount),
    frequency: terms.frequency,
    paymentsPerPeriod: terms.paymentsPerPeriod ?? undefined,
    automaticRenewal: terms.automaticRenewal,
    endDate: terms.endDate ?? undefined,
    firstPaymentDue: terms.firstPaymentDue ?? undefined,
    firstPaymentAmount: amount(terms.firstPaymentAmount),
    lastPaymentDue: terms.lastPaymentDue ?? undefined,
    lastPaymentAmount: amount(terms.lastPaymentAmount),
    version,
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

const amending = async (ctx: CallContext, { token }: { token: string }) => ({
  values: valuesOf(await loadAgreement(ctx.db, token)),
});

/** Current values and accounts of the forms that create and amend agreements. */
export const paytoAgreementFormSources = [
  formSource(checkPayToAgreementEcommerceParty, paying),
  formSource(checkPayToAgreementEcommercePayment, () => ({ currency: 'AUD' as const })),
  formSource(checkPayToAgreementParty, creating),
  formSource(checkPayToAgreementPayment, creating),
  formSource(createPayToAgreement, creating),
  formSource(checkPayToAgreementAmendment, amending),
  formSource(confirmPayToAgreementEcommercePayment, paying),
  formSource(reviewPayToAgreementEcommercePayment, paying),
  formSource(amendPayToAgreement, amending),
];
