import type { AnyContract } from '@quickportal/contracts/kernel/contract';
import { displaySchema } from '@quickportal/forms/schema/display-schema';
import { formSchema } from '@quickportal/forms/schema/form-schema';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { compressed } from '../bindings/compression.ts';
import { textDecoder } from '../bindings/decode-text.ts';
import type { ContextOf } from '../bindings/rest.ts';
import { requireOwnRequest } from '../bindings/own-request.ts';
import { sendProblem } from '../bindings/send-problem.ts';
import { isCaller, missingStep } from '../engines/access/actor.ts';
import { withinLimits } from '../engines/access/call-limits.ts';
import { authorise } from '../engines/access/authorise.ts';
import { withContract } from '../procedures/caller-reader.ts';
import { actingWhereAddressed, communityPartOf } from '../procedures/community-of-call.ts';
import type { Context } from '../procedures/context.ts';
import { notFound, Problem } from '../kernel/problem.ts';
import { businessDay } from '../procedures/today.ts';
import { problemOf } from '../kernel/trpc-error.ts';
import { formSources } from './form-sources.ts';
import { type FormVerb, isFormUnderGet, matchContract } from './match-contract.ts';
import { requireThings } from './things-in-paths.ts';

const VERBS: readonly FormVerb[] = ['get', 'post', 'put', 'patch'];

/**
 * `GET forms/{verb}/{path}`: the form of the body of the call at that path, or (get) the display of its response.
 * The same rights as the call; present values and options come from the noun's form source.
 */
export function registerForms(app: FastifyInstance, { base, contextOf }: { base: string; contextOf: ContextOf }): void {
  for (const verb of VERBS) {
    app.get(`${base}/forms/${verb}/*`, async (request, reply) => {
      try {
        const ctx = await contextOf(request);
        requireOwnRequest(request, { actor: ctx.actor, now: ctx.services.clock.now() });
        const text = JSON.stringify(await withinLimits(ctx, 1, () => form(ctx, verb, request)));
        void reply.header('cache-control', 'no-store').header('content-type', 'application/json; charset=utf-8');
        return await reply.send(await compressed(request, reply, text));
      } catch (error) {
        return sendProblem(request, reply, problemOf(error));
      }
    });
  }
}

async function form(ctx: Context, under: FormVerb, request: FastifyRequest): Promise<unknown> {
  const { '*': path } = request.params as { '*': string };
  const verb = under === 'get' && isFormUnderGet(path) ? 'post' : under;
  const found = matchContract(verb, path);
  const isSignedIn = ctx.actor.kind !== 'anonymous' && missingStep(ctx.actor) === null;
  if (!found) throw isSignedIn ? notFound() : new Problem('unauthenticated');
  const { contract } = found;
  authorise(contract, ctx.actor);
  const params = parsedParams(contract, found.params);
  const isAddressed = communityPartOf(contract) === 'params';
  const actor = isAddressed ? await actingWhereAddressed(ctx, 'params', { params }) : ctx.actor;
  const call = withContract({ ...ctx, actor }, contract);
  await requireThings(call, params);
  if (verb === 'get') {
    const response = contract.responses[200];
    if (!response) throw notFound();
    return displaySchema(response);
  }
  if (!contract.body) throw notFound();
  const { values, options, currency } = (await formSources.get(contract.name)?.load(call, params)) ?? {};
  return formSchema(contract.body, {
    title: contract.summary,
    values,
    options,
    today: businessDay(call),
    currency: currency ?? currencyOf(call),
  });
}

const currencyOf = ({ actor }: Context): 'AUD' | 'NZD' | undefined =>
  isCaller(actor) ? actor.community?.currency : undefined;

function parsedParams(contract: AnyContract, texts: Record<string, string>): Record<string, unknown> {
  if (!contract.params) return {};
  const result = contract.params.safeParse(textDecoder(contract.params)(texts));
  if (!result.success) throw notFound();
  return result.data;
}
