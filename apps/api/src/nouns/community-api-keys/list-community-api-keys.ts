import * as contracts from '@quickportal/contracts/community-api-keys/contracts';
import { withContract } from '../../procedures/caller-reader.ts';
import { actingWhereAddressed } from '../../procedures/community-of-call.ts';
import { implement } from '../../procedures/implement.ts';
import { listApiKeyPage } from '../api-keys/offers.ts';

export const listCommunityApiKeys = implement(contracts.listCommunityApiKeys).query(
  async ({ ctx, input: { params, query } }) => {
    const actor = await actingWhereAddressed(ctx, 'params', { params: { communityId: params.id } });
    return listApiKeyPage(withContract({ ...ctx, actor }, ctx.contract), query);
  },
);
