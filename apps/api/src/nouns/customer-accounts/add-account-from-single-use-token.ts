import * as contracts from '@quickportal/contracts/customer-accounts/contracts';
import { accountTypes } from '@quickportal/contracts/rules/accounts/account-types';
import { implement } from '../../procedures/implement.ts';
import { takeSingleUseToken } from '../single-use-tokens/offers.ts';
import { addAccount } from './add-account.ts';

export const addAccountFromSingleUseToken = implement(contracts.addAccountFromSingleUseToken).mutation(
  ({ ctx, input }) => {
    const { singleUseTokenId, cardType, defaultAccount } = input.body;
    return addAccount(ctx, input, async (tools, { communityId, businessId, customerNumber }) => {
      const usedFor = `Account of customer ${customerNumber}`;
      const left = await takeSingleUseToken(tools, { communityId, singleUseTokenId, businessId, usedFor });
      const isCard = accountTypes[left.accountType].vaultKind === 'CARD';
      return { ...left, ...(isCard && { cardType }), defaultAccount };
    });
  },
);
