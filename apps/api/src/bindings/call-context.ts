import type { FastifyRequest } from 'fastify';
import { noteActor } from '../engines/logs/register-request-log.ts';
import { callerNames } from '../kernel/caller-names.ts';
import { actingInCommunity } from '../procedures/community-of-call.ts';
import type { Context } from '../procedures/context.ts';
import type { Services } from '../procedures/services.ts';
import { requestContext } from './request-context.ts';

/**
 * The context of a call: who calls, working for whom the caller named. Every call comes through here, whatever
 * serves it; throws other-community (409) before anything is read or done.
 */
export async function callContext(
  services: Services,
  request: FastifyRequest,
  options: { apiKeys?: boolean } = {},
): Promise<Context> {
  const ctx = await requestContext(services, request, options);
  const names = callerNames(request);
  const actor = await actingInCommunity(services, ctx.actor, names);
  if (actor !== ctx.actor) noteActor(request, actor);
  return { ...ctx, actor, requestedCommunityId: names.communityId ?? null };
}
