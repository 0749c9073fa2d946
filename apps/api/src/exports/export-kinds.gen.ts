// Written by `npm run registries`. Lists of nouns that can be exported.
import { exportKinds as customerAccounts } from '../customer-accounts/export-kinds.ts';
import { exportKinds as customers } from '../customers/export-kinds.ts';
import { exportKinds as transactions } from '../transactions/export-kinds.ts';

export const kindsOfNouns = [
  customerAccounts,
  customers,
  transactions,
];
