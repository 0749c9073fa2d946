import * as contracts from '@quickportal/contracts/bsb-branches/contracts';
import { AUTOCOMPLETE_ROWS } from '@quickportal/contracts/kernel/autocomplete';
import { displayBsb } from '@quickportal/contracts/rules/accounts/bsb';
import { searchBsbBranches as searchBranches, type BsbBranch } from '@quickportal/db/bsb-branches/bsb-branch';
import { implement } from '../../procedures/implement.ts';
import { branchDoubt } from './bsb-warnings.ts';

export const searchBsbBranches = implement(contracts.searchBsbBranches).query(async ({ ctx, input: { query } }) => {
  const digits = query.query.replace(/[\s\p{Pd}]/gu, '');
  const isBsbStart = /^[0-9]{0,6}$/.test(digits);
  const branches = isBsbStart ? await searchBranches(ctx.db, digits, AUTOCOMPLETE_ROWS) : [];
  return { items: branches.map(toOption) };
});

function toOption(found: BsbBranch) {
  const { bsb, bank, branch, suburb, state, isClosed, isElectronic } = found;
  const place = [suburb, state].filter((part) => part !== '').join(' ');
  return {
    value: displayBsb(bsb),
    label: [bank, branch].filter((part) => part !== '').join(', '),
    description: place,
    bsb: displayBsb(bsb),
    bankName: bank,
    branchName: branch,
    isClosed,
    isElectronic,
    warning: branchDoubt(found) ?? '',
  };
}
