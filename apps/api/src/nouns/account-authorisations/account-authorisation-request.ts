import type { AccountAuthorisation } from '@quickportal/contracts/account-authorisations/account-authorisation';
import type { ProposalDetails } from '@quickportal/contracts/proposals/proposal';
import { getAccountOfAuthorisation } from '@quickportal/db/account-authorisations/get-account-of-authorisation';
import type { Reader } from '@quickportal/db/connect/reader';
import { orNotFound } from '../../kernel/problem.ts';
import type { Context } from '../../procedures/context.ts';
import type { DecisionRequest } from '../../procedures/decide-proposal.ts';
import { findDecisionRequest, toDecision } from '../proposals/offers.ts';

/** A request to change a settlement account, which all who see accounts see; 404 for any other. */
export const findAccountAuthorisation = (ctx: Context, id: number, version?: number): Promise<DecisionRequest> =>
  findDecisionRequest(ctx, id, version, ({ objectType }) => objectType === 'settlement-account');

/** The request as its calls return it. */
export async function toAccountAuthorisation(db: Reader, details: ProposalDetails): Promise<AccountAuthorisation> {
  const { proposalId } = details;
  const account = orNotFound(await getAccountOfAuthorisation(db, proposalId));
  return { ...details, ...account, pendingAccountAuthorisationId: proposalId };
}

/** The request as the transaction that decides it sees it. */
export const toDecidedAuthorisation =
  (ctx: Context, decision: DecisionRequest) =>
  async (...[trx]: Parameters<ReturnType<typeof toDecision>>): Promise<AccountAuthorisation> =>
    toAccountAuthorisation(trx, await toDecision(ctx, decision)(trx));
