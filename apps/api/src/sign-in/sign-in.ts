import { parseBody } from '@quickportal/contracts/kernel/input';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../bindings/send-problem.ts';
import { resetTokenOf } from '../engines/auth/session-cookie.ts';
import type { Services } from '../kernel/services.ts';
import { problemOf } from '../kernel/trpc-error.ts';
import { requestContext } from '../server/request-context.ts';
import { changePassword } from './change-password.ts';
import { forgotPassword } from './forgot-password.ts';
import { reauthenticate } from './reauthenticate.ts';
import { requireSameOrigin, requireSessionToken } from './request-guard.ts';
import { openResetLink, resetPassword } from './reset-password.ts';
import { localPage } from './return-to.ts';
import { secondFactor } from './second-factor.ts';
import { setUpSecondFactor } from './set-up-second-factor.ts';
import { signOut } from './sign-out.ts';
import { start } from './start.ts';
import { errorCode, pageWith, type Step, type StepAnswer } from './step.ts';

/** Every step of signing in; each takes a plain form or JSON. */
export const steps: readonly Step[] = [
  changePassword,
  forgotPassword,
  reauthenticate,
  resetPassword,
  secondFactor,
  setUpSecondFactor,
  signOut,
  start,
];

/** Forms of signing in are short; anything longer is no form of ours. */
const BODY_LIMIT = 16_384;

/** Serves `{base}/AuthAction` and what is below it. */
export function registerSignIn(app: FastifyInstance, services: Services): void {
  void app.register((scope, _options, done) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, parsed) => {
      parsed(null, Object.fromEntries(new URLSearchParams(body as string)));
    });
    const base = `${services.configuration.basePath}/AuthAction`;
    for (const one of steps) {
      scope.post(`${base}${one.path}`, { bodyLimit: BODY_LIMIT }, (request, reply) =>
        serve(services, one, request, reply),
      );
    }
    scope.get(`${base}/reset-password`, async (request, reply) => {
      const { token } = request.query as Record<string, unknown>;
      const { page, setCookies } = await openResetLink(services, token, services.clock.now());
      return redirect(services, reply, page, setCookies);
    });
    done();
  });
}

async function serve(
  services: Services,
  one: Step,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const asJson = one.failurePage === null || wantsJson(request);
  const { csrf, ...fields } = fieldsOf(request);
  try {
    const answer = await act(services, one, request, csrf, fields);
    if (!asJson) return redirect(services, reply, answer.page, answer.setCookies);
    if (answer.setCookies?.length) void reply.header('set-cookie', [...answer.setCookies]);
    void reply.code(answer.status).header('cache-control', 'no-store');
    return answer.body ? reply.type('application/json; charset=utf-8').send(JSON.stringify(answer.body)) : reply.send();
  } catch (error) {
    const problem = problemOf(error);
    if (asJson || one.failurePage === null) return sendProblem(request, reply, problem);
    if (problem.status >= 500)
      request.log.error({ err: problem.cause ?? problem, requestId: request.id }, 'The step failed');
    const page = problem.type === 'unauthenticated' ? 'LoginView' : one.failurePage;
    const asked = typeof fields.returnTo === 'string' ? fields.returnTo : undefined;
    const returnTo = localPage(asked, services.configuration.basePath);
    return redirect(services, reply, pageWith(page, { error: errorCode(problem), returnTo }));
  }
}

async function act(
  services: Services,
  one: Step,
  request: FastifyRequest,
  csrf: unknown,
  fields: object,
): Promise<StepAnswer> {
  const { configuration, clock } = services;
  if (one.guard === 'same-origin') requireSameOrigin(request, configuration);
  const { actor, origin } = await requestContext(services, request);
  const now = clock.now();
  if (one.guard === 'session') requireSessionToken(request, actor, csrf, now);
  const body = parseBody(one.form, fields) as never;
  return one.act({
    services,
    actor,
    origin,
    body,
    now,
    resetToken: resetTokenOf(configuration, request.headers.cookie),
  });
}

function fieldsOf({ body }: FastifyRequest): Record<string, unknown> {
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body } : {};
}

/** A script asks for JSON by sending it or by saying so; anything else is a browser that wants a page. */
function wantsJson({ headers }: FastifyRequest): boolean {
  if (headers['content-type']?.toLowerCase().startsWith('application/json')) return true;
  return headers.accept?.includes('application/json') === true && !headers.accept.includes('text/html');
}

/** 303: whatever was posted, the browser asks for the page by GET. */
function redirect(
  { configuration }: Services,
  reply: FastifyReply,
  page: string,
  setCookies: readonly string[] = [],
): FastifyReply {
  if (setCookies.length > 0) void reply.header('set-cookie', [...setCookies]);
  const location = page.startsWith('/') ? page : `${configuration.basePath}/${page}`;
  return reply.header('cache-control', 'no-store').redirect(location, 303);
}
