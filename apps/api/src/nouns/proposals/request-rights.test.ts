import { approvalRights, requestRights } from '@quickportal/contracts/proposals/proposal-rights';
import type { Right } from '@quickportal/contracts/access/rights';
import { expect, it } from 'vitest';
import { proposalKinds } from './known-kinds.ts';

const open: readonly Right[] = [...approvalRights, ...requestRights];

it.each([...proposalKinds.values()])('opens Approvals to users who may request $kind', ({ rights }) => {
  expect(open).toEqual(expect.arrayContaining([rights.propose].flat()));
});
