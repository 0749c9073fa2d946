import { CARD_TYPE } from '@quickportal/contracts/rules/accounts/account-types';
import type { ReportedAccounts } from '@quickportal/contracts/reports/report-codes';
import { sql } from 'kysely';
import {
  expiryText,
  maskedAccount,
  maskedCard,
  reportOf,
  schemeLetters,
  textColumns,
  type ReportColumn,
  type ReportQuery,
} from './report-query.ts';

const customer = {
  CustomerReferenceCode: 'c.customer_number',
  CustomerName: `coalesce(nullif(c.customer_name, ''), c.customer_number)`,
};
const card = {
  CardHolderName: 'a.holder_name',
  CreditCardNumber: maskedCard('a.masked_number'),
  CreditCardExpiryDate: expiryText('a'),
  CardScheme: schemeLetters('a.card_scheme'),
};
const token = { QuickVaultToken: 'a.account_token' };
const bsb = `coalesce(a.bsb, a.nz_bank_code || a.nz_branch_code)`;
const ofCards = (source: string): string => `case a.account_type when '${CARD_TYPE}' then ${source} end`;
const ofBanks = (source: string): string => `case when a.account_type <> '${CARD_TYPE}' then ${source} end`;

const cardColumns = textColumns({ ...customer, ...card, ...token });

const accountColumns: Readonly<Record<ReportedAccounts, readonly ReportColumn[]>> = {
  CARDS: cardColumns,
  BANK: textColumns({
    ...customer,
    AccountName: 'a.holder_name',
    AccountNumber: maskedAccount('a.masked_number'),
    BSB: bsb,
    ...token,
  }),
  ALL: textColumns({
    ...customer,
    AccountType: 'a.account_type',
    ...Object.fromEntries(Object.entries(card).map(([title, source]) => [title, ofCards(source)])),
    AccountName: ofBanks('a.holder_name'),
    BSB: ofBanks(bsb),
    AccountNumber: ofBanks(maskedAccount('a.masked_number')),
    ...token,
  }),
};

const enabledAccounts = sql`from app.customer_account a
  join app.customer c on c.community_id = a.community_id and c.id = a.customer_id
  where a.enabled and c.enabled`;

/** Cards that expire in a month, which its first day gives. */
export const exportExpiredCardsReport = (communityId: number, month: string): ReportQuery =>
  reportOf(
    cardColumns,
    { kind: 'community', communityId },
    sql`${enabledAccounts} and a.community_id = ${communityId} and a.account_type = ${CARD_TYPE}
      and a.expiry_year = ${Number(month.slice(0, 4))} and a.expiry_month = ${Number(month.slice(5, 7))}
      order by c.customer_number, a.holder_name, a.id`,
  );

const accountsOf: Readonly<Record<ReportedAccounts, string>> = {
  ALL: '',
  CARDS: `and a.account_type = '${CARD_TYPE}'`,
  BANK: `and a.account_type <> '${CARD_TYPE}'`,
};

/** Accounts of these types as they are now. */
export const exportRegisteredAccountsReport = (communityId: number, accountTypes: ReportedAccounts): ReportQuery =>
  reportOf(
    accountColumns[accountTypes],
    { kind: 'community', communityId },
    sql`${enabledAccounts} and a.community_id = ${communityId} ${sql.raw(accountsOf[accountTypes])}
      order by c.customer_number, a.account_type, a.account_token, a.id`,
  );
