import type { AnyContract } from '@quickportal/contracts/kernel/contract';
import { displaySchema } from '@quickportal/forms/schema/display-schema';
import { formSchema } from '@quickportal/forms/schema/form-schema';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { textDecoder } from '../bindings/decode-text.ts';
import type { ContextOf } from '../bindings/rest.ts';
import { sendProblem } from '../bindings/send-problem.ts';
import { authorise } from '../engines/access/authorise.ts';
import type { Context } from '../kernel/context.ts';
import { notFound, Problem } from '../kernel/problem.ts';
import { today } from '../kernel/today.ts';
import { problemOf } from '../kernel/trpc-error.ts';
import { formSources } from './form-sources.ts';
import { type FormVerb, matchContract } from './match-contract.ts';

const VERBS: readonly FormVerb[] = ['get', 'post', 'put', 'patch'];

/**
 * `GET forms/{verb}/{path}`: how the body of the call at that path is asked for, or (get) how its answer is shown.
 * The same rights as the call; present values and options come from the noun's form source.
 */
export function registerForms(app: FastifyInstance, { base, contextOf }: { base: string; contextOf: ContextOf }): void {
  for (const verb of VERBS) {
    app.get(`${base}/forms/${verb}/*`, async (request, reply) => {
      try {
        const ctx = await contextOf(request);
        if (ctx.actor.kind !== 'apiKey' && request.headers['x-requested-with'] === undefined)
          throw new Problem('missing-request-header');
        return await reply.header('cache-control', 'no-store').send(await form(ctx, verb, request));
      } catch (error) {
        return sendProblem(request, reply, problemOf(error));
      }
    });
  }
}

async function form(ctx: Context, verb: FormVerb, request: FastifyRequest): Promise<unknown> {
  const found = matchContract(verb, (request.params as { '*': string })['*']);
  if (!found) throw ctx.actor.kind === 'anonymous' ? new Problem('unauthenticated') : notFound();
  const { contract } = found;
  authorise(contract, ctx.actor);
  const params = parsedParams(contract, found.params);
  if (verb === 'get') {
    const answer = contract.answers[200];
    if (!answer) throw notFound();
    return displaySchema(answer);
  }
  if (!contract.body) throw notFound();
  const source = formSources.get(contract.name);
  const call = { ...ctx, contract };
  const [values, options, currency] = await Promise.all([
    source?.values?.(call, params),
    source?.options?.(call, params),
    source?.currency?.(call, params),
  ]);
  return formSchema(contract.body, {
    title: contract.summary,
    values,
    options,
    today: today(ctx),
    currency: currency ?? currencyOf(ctx),
  });
}

const currencyOf = ({ actor }: Context): 'AUD' | 'NZD' | undefined =>
  actor.kind === 'user' || actor.kind === 'apiKey' ? actor.community?.currency : undefined;

function parsedParams(contract: AnyContract, texts: Record<string, string>): Record<string, unknown> {
  if (!contract.params) return {};
  const result = contract.params.safeParse(textDecoder(contract.params)(texts));
  if (!result.success) throw notFound();
  return result.data;
}
