import * as contracts from '@quickportal/contracts/payto-agreements/contracts';
import { hiddenNumber, lastDigitsOf } from '@quickportal/contracts/rules/accounts/account-display-name';
import { bsbBank } from '@quickportal/contracts/rules/accounts/bsb';
import { isAustralianDebit } from '@quickportal/contracts/rules/payments/payment-methods';
import { getBsbBranch } from '@quickportal/db/bsb-branches/bsb-branch';
import { getPayer } from '@quickportal/db/payments/payer';
import { loadCustomer } from '../customers/offers.ts';
import { notFound } from '../../kernel/problem.ts';
import { implement } from '../../procedures/implement.ts';

export const getPayToAgreementAccountInfo = implement(contracts.getPayToAgreementAccountInfo).query(
  async ({ ctx, input }) => {
    const { customerId } = await loadCustomer(ctx, input.params.customerId);
    const { accountId } = input.query;
    const account = (await getPayer(ctx.db, { customerId, accountId }))?.account;
    if (!account?.enabled || !isAustralianDebit(account.accountType)) throw notFound();
    const [bsb = '', masked = ''] = (account.maskedNumber ?? '').split(' ');
    const branch = await getBsbBranch(ctx.db, bsb.replace('-', ''));
    const bankName = branch?.bank ?? bsbBank(bsb) ?? '';
    return {
      accountId,
      accountName: account.holderName,
      bsb,
      bankName,
      accountNumber: hiddenNumber(lastDigitsOf(masked)),
    };
  },
);
