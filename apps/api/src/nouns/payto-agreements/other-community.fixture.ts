import {
  insertCustomerAccount,
  insertPayToAgreement,
  insertSettlementAccount,
} from '@quickportal/db/testing/payment-rows';
import { insertPayee } from '../../testing/payto/payto-payee.ts';
import type { OtherCommunity } from '../../testing/every-call/other-community.ts';
import { vaultKit } from '../../testing/vault-kit.ts';

const TOKEN = { own: 'C0900000010300', nextBusiness: 'C0900000010301', otherCommunity: 'C0900000020300' };
const payment = {
  description: 'Water rates 10023',
  startDate: '2026-11-20',
  agreementType: 'FIXED',
  amount: '50.00',
  frequency: 'MONTHLY',
};
const ecommercePayment = { amount: '50.00', description: 'Web order 20931' };
const texts = { amendmentType: 'UNILATERAL_AMENDMENT', description: 'Water rates, Unit 4' };

export const otherCommunity: OtherCommunity = {
  things: { 'payto-agreements/{token}': TOKEN.otherCommunity, 'create-agreement/{customerId}': 2001 },
  insert: async (owner) => {
    const place = { communityId: 20, businessId: 201 };
    const settlementAccountId = await insertSettlementAccount(owner, place);
    const ids = { customerId: 2001, settlementAccountId };
    await insertPayToAgreement(owner, place, ids, { agreement_token: TOKEN.otherCommunity });
  },
  reach: async (services) => {
    const { owner } = services;
    const here = { communityId: 10, businessId: 102 };
    const next = { communityId: 10, businessId: 101 };
    const settlementAccountId = await insertPayee(services, here);
    const agreementId = await insertPayToAgreement(
      owner,
      here,
      { customerId: 1031, settlementAccountId },
      { agreement_token: TOKEN.own },
    );
    await insertPayToAgreement(
      owner,
      next,
      { customerId: 1001, settlementAccountId: await insertSettlementAccount(owner, next) },
      { agreement_token: TOKEN.nextBusiness },
    );
    const number = { kind: 'AU_ACCOUNT', bsb: '062-000', accountNumber: '12345611' } as const;
    const { vaultEntryId, fingerprint, masked, lastDigits } = await vaultKit(services, here).keep(number);
    const accountId = await insertCustomerAccount(owner, here, 1031, {
      account_type: 'DIRECT_DEBIT',
      display_name: 'Bank account',
      vault_entry_id: vaultEntryId,
      fingerprint,
      masked_number: masked,
      last_four: lastDigits,
      bsb: '062000',
      card_scheme: null,
      expiry_month: null,
      expiry_year: null,
    });
    const party = { payerName: 'Alex Tester', payerKind: 'CUSTOMER_ACCOUNT', accountId };
    const ecommerceParty = {
      payerName: 'Alex Tester',
      payerKind: 'PAYID',
      payId: 'alex.tester@example.com',
      businessId: 102,
    };
    const customer = { own: 1031, others: [1001, 2001] };
    return {
      paths: {
        'payto-agreements/{token}': { own: TOKEN.own, others: [TOKEN.nextBusiness, TOKEN.otherCommunity] },
        'create-agreement/{customerId}': customer,
        // Belongs to no one here: the network knows it
        'create-agreement/{customerId}/alias/{id}': null,
      },
      fields: { payId: { own: 'alex.tester@example.com', others: [] } },
      inputs: {
        'paytoAgreements.getAccountInfo': { query: { accountId } },
        'paytoAgreements.getPayerAlias': { body: { payId: 'alex.tester@example.com' } },
        'paytoAgreements.checkEcommerceParty': { body: ecommerceParty },
        'paytoAgreements.checkEcommercePayment': { body: ecommercePayment },
        'paytoAgreements.reviewEcommercePayment': { body: { ...ecommerceParty, ...ecommercePayment } },
        'paytoAgreements.confirmEcommercePayment': { body: { ...ecommerceParty, ...ecommercePayment } },
        'paytoAgreements.getAlias': { params: { id: 'alex.tester@example.com' } },
        'paytoAgreements.checkParty': { body: party },
        'paytoAgreements.checkPayment': { body: payment },
        'paytoAgreements.create': { body: { ...party, ...payment } },
        'paytoAgreements.checkAmendment': { body: texts },
        'paytoAgreements.amend': { body: texts },
        'paytoAgreements.startExport': { query: { validationOnly: true } },
      },
      // Calls change and recall it; the next one finds it as it was
      giveTo: async () => {
        await owner.query(`update app.payto_agreement set description = 'Water' where id = $1`, [agreementId]);
        await owner.query(
          `insert into app.payto_amendment (community_id, business_id, agreement_id, amendment_type, status, respond_by, submitted_at)
           values (10, 102, $1, 'BILATERAL_AMENDMENT', 'PENDING', '2026-11-25T09:00:00Z', '2026-11-20T09:00:00Z') on conflict do nothing`,
          [agreementId],
        );
      },
    };
  },
};
