import { cardSchemeTitles } from '@quickportal/contracts/rules/accounts/account-display-name';
import { singleUseTokenStates } from '@quickportal/contracts/rules/states/single-use-token';
import type { SingleUseToken } from '@quickportal/contracts/single-use-tokens/single-use-token';
import { getSingleUseToken } from '@quickportal/db/single-use-tokens/get-single-use-token';
import type { CallContext } from '../../procedures/context.ts';
import { communityOf } from '../../procedures/scope.ts';

/** The token of the caller's community as staff see it; undefined where none has this ID. */
export async function loadSingleUseToken(ctx: CallContext, id: string): Promise<SingleUseToken | undefined> {
  const { communityId } = communityOf(ctx);
  const found = await getSingleUseToken(ctx.db, { communityId, singleUseTokenId: id });
  if (!found) return undefined;
  const { tokenKey: _key, businessId: _businessId, cardScheme, ...token } = found;
  const hasEnded = token.status === 'ACTIVE' && Date.parse(token.expiresAt) <= ctx.services.clock.now().getTime();
  const status = hasEnded ? 'EXPIRED' : token.status;
  const { title: statusDisplay, tone: statusClass } = singleUseTokenStates.states[status];
  return {
    ...token,
    status,
    statusDisplay,
    statusClass,
    cardScheme: cardScheme === null ? null : cardSchemeTitles[cardScheme],
  };
}
