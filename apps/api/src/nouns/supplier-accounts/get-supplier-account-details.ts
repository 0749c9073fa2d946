import * as contracts from '@quickportal/contracts/supplier-accounts/contracts';
import { accountTypeCodes, accountTypes } from '@quickportal/contracts/rules/accounts/account-types';
import type { NzBankType } from '@quickportal/contracts/rules/settlement-accounts/account-setup';
import { findAccountReferences } from '@quickportal/db/supplier-accounts/read-account-details';
import { countSchedulesFrom, listAccountTerms } from '@quickportal/db/supplier-accounts/read-account-use';
import { orNotFound } from '../../kernel/problem.ts';
import { implement } from '../../procedures/implement.ts';
import { bankOf, shownFields } from './requests/account-values.ts';
import { requireAccount, showAccount } from './shown-accounts.ts';

/** After every date of a schedule. */
const ALWAYS = '9999-12-31';

export const getSupplierAccountDetails = implement(contracts.getSupplierAccountDetails).query(
  async ({ ctx, input }) => {
    const account = await requireAccount(ctx, input.params);
    const { communityId, businessId, kind } = account;
    const shown = await showAccount(ctx.services.db.reader({ kind: 'staff' }), account);
    const references = orNotFound(await findAccountReferences(ctx.db, account));
    const terms = await listAccountTerms(ctx.db, account);
    const instruments = terms.filter(({ product }) => product === 'RECURRING').map(({ instrument }) => instrument);
    const types = accountTypeCodes.filter((type) =>
      accountTypes[type].instruments.some((code) => instruments.includes(code)),
    );
    const activeSchedules = await countSchedulesFrom(ctx.db, {
      communityId,
      businessId,
      accountTypes: types,
      until: ALWAYS,
    });
    const details = shownFields(kind, { ...account, bank: bankOf(account) });
    return {
      ...shown,
      ...references,
      linkedBusinesses: [...references.linkedBusinesses],
      statementAccounts: [...references.statementAccounts],
      details: details.map(({ title, text }) => ({ title, value: text })),
      nzBankType: kind === 'NZ_BANK' ? (account.details['accountType'] as NzBankType) : null,
      merchantType: kind === 'NZ_MERCHANT' ? (account.details['merchantType'] as 'MPGS' | 'LEGACY') : null,
      activeSchedules,
    };
  },
);
