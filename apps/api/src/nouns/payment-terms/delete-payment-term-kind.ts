import { id } from '@quickportal/contracts/kernel/primitives';
import type { PaymentTerm } from '@quickportal/contracts/payment-terms/payment-term';
import { cardSchemeTitles } from '@quickportal/contracts/rules/accounts/account-display-name';
import { PAYWAY_COMMUNITY, READ_ONLY_ACCOUNTS } from '@quickportal/contracts/rules/accounts/read-only-community';
import type { CardScheme } from '@quickportal/contracts/rules/cards/cards';
import { termProductNames } from '@quickportal/contracts/rules/settlement-accounts/account-setup';
import { termAfter } from '@quickportal/contracts/rules/settlement-accounts/payment-terms';
import { findBusinessContact } from '@quickportal/db/businesses/read-business-sections';
import { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { deletePaymentTerm } from '@quickportal/db/payment-terms/change-payment-terms';
import { listPaymentTerms } from '@quickportal/db/payment-terms/read-payment-terms';
import { lockAccountsOf } from '@quickportal/db/supplier-accounts/change-supplier-account';
import { z } from 'zod';
import { difference, proposalKind } from '../../engines/proposals/proposal-kind.ts';
import { conflict } from '../../kernel/problem.ts';
import { termChange } from './term-change.ts';

const schema = z.strictObject({ communityId: id(), businessId: id(), paymentTermId: id() });

type State = Pick<PaymentTerm, 'product' | 'cardScheme' | 'accountAlias'> & {
  readonly businessName: string;
  /** The account that takes these payments afterwards. */
  readonly nextAccountAlias: string | null;
};

/** Removes a payment term of a business. */
export const deletePaymentTermKind = proposalKind<z.output<typeof schema>, State>({
  ...termChange,
  kind: 'payment-terms.delete',
  changeType: 'Remove payment term',
  schema,
  object: ({ businessId, paymentTermId }) => ({ key: `payment term ${paymentTermId}`, id: businessId, businessId }),
  async load(db, key, lock) {
    if (lock && db instanceof WriteTransaction) await lockAccountsOf(db, key);
    const business = await findBusinessContact(db, key);
    const terms = await listPaymentTerms(db, key);
    const term = terms.find(({ paymentTermId }) => paymentTermId === key.paymentTermId);
    if (!term || !business) return null;
    const { product, cardScheme, accountAlias, version } = term;
    const { businessName } = business;
    const nextAccountAlias = termAfter(terms, term)?.accountAlias ?? null;
    return { version, state: { product, cardScheme, accountAlias, businessName, nextAccountAlias } };
  },
  check: (_db, { communityId }) =>
    communityId === PAYWAY_COMMUNITY ? Promise.reject(conflict(READ_ONLY_ACCOUNTS)) : Promise.resolve(),
  title: (_change, { product, businessName }) =>
    `Remove payment term ${termProductNames[product] ?? product} of ${businessName}`,
  differences: (_db, _change, { product, cardScheme, accountAlias, businessName, nextAccountAlias }) =>
    Promise.resolve([
      difference('Business', businessName, businessName),
      difference('Product', termProductNames[product] ?? product, null),
      difference('Card scheme', cardScheme === null ? null : cardSchemeTitles[cardScheme as CardScheme], null),
      difference('Account', accountAlias, nextAccountAlias),
    ]),
  async apply({ trx }, key, { state }) {
    const { product, cardScheme, accountAlias, businessName } = state;
    await deletePaymentTerm(trx, key);
    return {
      objectId: key.businessId,
      action: 'payment-terms.delete',
      description: `Payment term of ${businessName} removed: ${termProductNames[product] ?? product} by ${accountAlias}`,
      before: { account: accountAlias, product, cardScheme },
    };
  },
});
