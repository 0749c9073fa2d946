import { lineFormOf } from '@quickportal/contracts/quickrec/simulation-fields';
import { simulationTemplateNames } from '@quickportal/contracts/quickrec/simulation-templates';
import { getSimulationLineForm } from '@quickportal/contracts/quickrec/transfers';
import { formSchema } from '@quickportal/forms/schema/form-schema';
import type { FastifyInstance } from 'fastify';
import { requireOwnRequest } from '../../bindings/own-request.ts';
import type { ContextOf } from '../../bindings/rest.ts';
import { sendProblem } from '../../bindings/send-problem.ts';
import { authorise } from '../../engines/access/authorise.ts';
import { withinLimits } from '../../engines/access/call-limits.ts';
import { notFound } from '../../kernel/problem.ts';
import { problemOf } from '../../kernel/trpc-error.ts';
import { withContract } from '../../procedures/caller-reader.ts';
import { businessDay } from '../../procedures/today.ts';

/** `GET forms/quickrec/simulation/lines/{template}`: the form of a line of one template. */
export function registerSimulationForms(
  app: FastifyInstance,
  { base, contextOf }: { base: string; contextOf: ContextOf },
): void {
  app.get(`${base}/forms/quickrec/simulation/lines/:template`, async (request, reply) => {
    try {
      const ctx = withContract(await contextOf(request), getSimulationLineForm);
      authorise(getSimulationLineForm, ctx.actor);
      requireOwnRequest(request, { actor: ctx.actor, now: ctx.services.clock.now() });
      const { template: named } = request.params as { template: string };
      const template = simulationTemplateNames.find((name) => name === named);
      if (!template) throw notFound();
      const valueDate = businessDay(ctx);
      const schema = await withinLimits(ctx, 1, () =>
        Promise.resolve(
          formSchema(lineFormOf(template), { values: { templateName: template, valueDate }, today: valueDate }),
        ),
      );
      return await reply.header('cache-control', 'no-store').send(schema);
    } catch (error) {
      return sendProblem(request, reply, problemOf(error));
    }
  });
}
