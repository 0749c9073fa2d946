import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { businessId, communityId, groupCode } from './call-parts.ts';

// Not JSON and not below the REST base: the route uses rights and parameters from here

export const exportActions = { ACCOUNTS: 'Accounts', RULES: 'Transformation rules' } as const;
export type ExportAction = keyof typeof exportActions;

/** Accounts of a business or of a group, or the matching rules that apply to them, as CSV. */
export const downloadAccounts = contract({
  name: 'bankStatementAccounts.download',
  kind: 'query',
  method: 'GET',
  path: 'BankStatementAccountsExport',
  query: z.strictObject({
    action: z
      .enum(Object.keys(exportActions) as [ExportAction, ...ExportAction[]])
      .meta({ title: 'Action', description: 'ACCOUNTS: the accounts. RULES: the rules that apply to them.' }),
    BusinessId: businessId().optional(),
    CommunityId: communityId().optional(),
    GroupCode: groupCode().optional(),
  }),
  responses: { 200: z.undefined() },
  errors: ['not-found'],
  audience: ['staff'],
  rights: { anyOf: ['VIEW_RECONCILIATION', 'MANAGE_RECONCILIATION'] },
  refusedInViewAs: true,
  audit: 'bank-statement-accounts.download',
  cost: 10,
  summary: 'Download statement accounts or their rules',
  description:
    'All accounts of a business (`BusinessId`), or of a group (`CommunityId` and `GroupCode`), or the matching rules that apply to them, as CSV in UTF-8 with a header row. Account numbers are masked.',
  spec: ['3C103'],
});
