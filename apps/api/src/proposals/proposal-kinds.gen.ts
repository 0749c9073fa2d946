// Written by `npm run registries`. Changes of nouns that a second person must approve.
import { proposalKinds as administrators } from '../administrators/proposal-kinds.ts';
import { proposalKinds as fraudGuard } from '../fraud-guard/proposal-kinds.ts';
import { proposalKinds as roles } from '../roles/proposal-kinds.ts';
import { proposalKinds as settlementAccounts } from '../settlement-accounts/proposal-kinds.ts';
import { proposalKinds as transactions } from '../transactions/proposal-kinds.ts';
import { proposalKinds as users } from '../users/proposal-kinds.ts';

export const kindsOfNouns = [
  administrators,
  fraudGuard,
  roles,
  settlementAccounts,
  transactions,
  users,
];
