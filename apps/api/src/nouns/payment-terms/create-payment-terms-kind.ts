import { MOST_TERMS } from '@quickportal/contracts/payment-terms/call-parts';
import { id } from '@quickportal/contracts/kernel/primitives';
import { cardSchemeTitles } from '@quickportal/contracts/rules/accounts/account-display-name';
import { PAYWAY_COMMUNITY, READ_ONLY_ACCOUNTS } from '@quickportal/contracts/rules/accounts/read-only-community';
import { cardSchemes } from '@quickportal/contracts/rules/cards/cards';
import {
  type AccountKind,
  accountKinds,
  type AccountStatus,
} from '@quickportal/contracts/rules/settlement-accounts/account-kinds';
import {
  instrumentNames,
  type NzBankType,
  termProducts,
} from '@quickportal/contracts/rules/settlement-accounts/account-setup';
import { productList, termsOfAccount } from '@quickportal/contracts/rules/settlement-accounts/payment-terms';
import type { Reader } from '@quickportal/db/connect/reader';
import { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { insertPaymentTerms } from '@quickportal/db/payment-terms/change-payment-terms';
import { listPaymentTerms } from '@quickportal/db/payment-terms/read-payment-terms';
import { lockAccountsOf } from '@quickportal/db/supplier-accounts/change-supplier-account';
import { findAccountSetup } from '@quickportal/db/supplier-accounts/read-account-setup';
import { getSupplierAccount } from '@quickportal/db/supplier-accounts/read-supplier-accounts';
import { z } from 'zod';
import { difference, proposalKind } from '../../engines/proposals/proposal-kind.ts';
import { conflict, fieldProblem, orNotFound } from '../../kernel/problem.ts';
import { termChange } from './term-change.ts';

const schema = z.strictObject({
  communityId: id(),
  businessId: id(),
  accountId: id(),
  products: z.array(z.enum(termProducts)),
  cardScheme: z.enum(cardSchemes).nullable(),
});
type NewTerms = z.output<typeof schema>;

/** The account that is to take the payments; null: the business has none with this id. */
type State = {
  readonly account: {
    readonly kind: AccountKind;
    readonly accountAlias: string;
    readonly businessName: string;
    readonly status: AccountStatus;
    readonly nzBankType: NzBankType | null;
  } | null;
};

/** An account of its own: a term cannot name one that is linked to the business. */
async function findAccount(db: Reader, { communityId, businessId, accountId }: NewTerms): Promise<State['account']> {
  const found = await getSupplierAccount(db, { communityId, settlementAccountId: accountId });
  if (found?.businessId !== businessId) return null;
  const { kind, accountAlias, businessName, status, details } = found;
  return { kind, accountAlias, businessName, status, nzBankType: (details['accountType'] as NzBankType) ?? null };
}

const ofAccount = ({ account }: State) => {
  if (account === null) throw fieldProblem('accountId', 'Choose one of the values offered.');
  return { ...account, takes: termsOfAccount(account.kind, account.nzBankType ?? undefined) };
};

/** Lets an account take what comes by some products. */
export const createPaymentTermsKind = proposalKind<NewTerms, State>({
  ...termChange,
  kind: 'payment-terms.create',
  changeType: 'Add payment terms',
  schema,
  object: ({ businessId, accountId }) => ({ key: `new payment terms ${accountId}`, id: businessId, businessId }),
  async load(db, change, lock) {
    if (lock && db instanceof WriteTransaction) await lockAccountsOf(db, change);
    return { version: null, state: { account: await findAccount(db, change) } };
  },
  async check(db, change, { state }) {
    if (change.communityId === PAYWAY_COMMUNITY) throw conflict(READ_ONLY_ACCOUNTS);
    const { kind, status, takes } = ofAccount(state);
    const [, plural] = accountKinds[kind].noun;
    if (takes === null) throw fieldProblem('accountId', 'No payment is taken through a trace account.');
    if (status !== 'ENABLED') throw fieldProblem('accountId', 'Choose an account that is enabled.');
    const { instruments } = orNotFound(await findAccountSetup(db, change.communityId));
    if (!instruments.includes(takes.instrument))
      throw fieldProblem(
        'accountId',
        `The '${instrumentNames[takes.instrument]}' payment instrument is not enabled for this community.`,
      );
    const others = change.products.filter((product) => !takes.products.includes(product));
    if (others.length > 0)
      throw fieldProblem(
        'products',
        `${capital(plural)} take ${productList(takes.products)}, not ${productList(others)}.`,
      );
    requireScheme(change, takes, plural);
    const terms = await listPaymentTerms(db, change);
    const there = change.products.filter((product) =>
      terms.some(
        (term) =>
          term.product === product && term.accountId === change.accountId && term.cardScheme === change.cardScheme,
      ),
    );
    if (there.length > 0) throw fieldProblem('products', `The account has this term already: ${productList(there)}.`);
    if (terms.length + change.products.length > MOST_TERMS)
      throw conflict(`A business can have ${MOST_TERMS} payment terms. Remove one first.`);
  },
  title: (_change, state) => {
    const { accountAlias, businessName } = ofAccount(state);
    return `Add payment terms of ${businessName} for ${accountAlias}`;
  },
  differences: (_db, { products, cardScheme }, state) => {
    const { businessName, accountAlias } = ofAccount(state);
    return Promise.resolve([
      difference('Business', businessName, businessName),
      difference('Account', accountAlias, accountAlias),
      difference('Products', null, productList(products)),
      difference('Card scheme', null, cardScheme === null ? null : cardSchemeTitles[cardScheme]),
    ]);
  },
  async apply({ trx, now }, { accountId: settlementAccountId, ...change }, { state }) {
    const { accountAlias, businessName, takes } = ofAccount(state);
    if (takes === null) throw conflict('No payment is taken through a trace account.');
    await insertPaymentTerms(trx, { ...change, settlementAccountId, instrument: takes.instrument }, now);
    return {
      objectId: change.businessId,
      action: 'payment-terms.create',
      description: `Payment terms of ${businessName} added: ${accountAlias} takes ${productList(change.products)}`,
      after: { account: accountAlias, products: change.products, cardScheme: change.cardScheme },
    };
  },
});

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

function requireScheme(
  { cardScheme }: NewTerms,
  { schemes, needsScheme }: NonNullable<ReturnType<typeof termsOfAccount>>,
  plural: string,
): void {
  const titles = schemes.map((scheme) => cardSchemeTitles[scheme]).join(' or ');
  if (cardScheme === null && needsScheme) throw fieldProblem('cardScheme', `Choose ${titles}.`);
  if (cardScheme === null || schemes.includes(cardScheme)) return;
  throw fieldProblem(
    'cardScheme',
    schemes.length === 0 ? `${capital(plural)} take no cards. Leave this empty.` : `Choose ${titles}.`,
  );
}
