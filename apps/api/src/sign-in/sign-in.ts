import { parseBody } from '@quickportal/contracts/kernel/input';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requireSameOrigin } from '../bindings/same-origin.ts';
import { sendProblem } from '../bindings/send-problem.ts';
import { knownDeviceCookie, knownDevices } from '../engines/auth/known-device.ts';
import { resetTokenOf, sessionCookie } from '../engines/auth/session-cookie.ts';
import { callerNames } from '../kernel/caller-names.ts';
import { actingInCommunity } from '../procedures/community-of-call.ts';
import type { Services } from '../procedures/services.ts';
import { problemOf } from '../kernel/trpc-error.ts';
import { decodeUtf8, isPercentEncodedUtf8, notUtf8 } from '../kernel/utf8.ts';
import { requestContext } from '../bindings/request-context.ts';
import { changePassword } from './change-password.ts';
import { forgotPassword } from './forgot-password.ts';
import { reauthenticate } from './reauthenticate.ts';
import { requireSessionToken } from './request-guard.ts';
import { openResetLink, resetPassword } from './reset-password.ts';
import { localPage } from './return-to.ts';
import { secondFactor } from './second-factor.ts';
import { setUpSecondFactor } from './set-up-second-factor.ts';
import { signOut } from './sign-out.ts';
import { start } from './start.ts';
import { errorCode, pageWith, type Step, type StepResponse } from './step.ts';

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
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'buffer' }, (_request, body, parsed) => {
      const form = decodeUtf8(body as Buffer);
      if (form === null || !isPercentEncodedUtf8(form)) return parsed(notUtf8());
      return parsed(null, Object.fromEntries(new URLSearchParams(form)));
    });
    const base = `${services.configuration.basePath}/AuthAction`;
    for (const step of steps) {
      scope.post(`${base}${step.path}`, { bodyLimit: BODY_LIMIT }, (request, reply) =>
        serve(services, step, request, reply),
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
  step: Step,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const asJson = step.failurePage === null || wantsJson(request);
  const { csrf, ...fields } = fieldsOf(request);
  try {
    const response = await act(services, step, request, csrf, fields);
    if (!asJson) return redirect(services, reply, response.page, response.setCookies);
    if (response.setCookies?.length) void reply.header('set-cookie', [...response.setCookies]);
    void reply.code(response.status).header('cache-control', 'no-store');
    return response.body
      ? reply.type('application/json; charset=utf-8').send(JSON.stringify(response.body))
      : reply.send();
  } catch (error) {
    const problem = problemOf(error);
    if (asJson || step.failurePage === null) return sendProblem(request, reply, problem);
    if (problem.status >= 500)
      request.log.error({ err: problem.cause ?? problem, requestId: request.id }, 'The step failed');
    const page = problem.type === 'unauthenticated' ? 'LoginView' : step.failurePage;
    const requested = typeof fields.returnTo === 'string' ? fields.returnTo : undefined;
    const returnTo = localPage(requested, services.configuration.basePath);
    return redirect(services, reply, pageWith(page, { error: errorCode(problem), returnTo }));
  }
}

async function act(
  services: Services,
  step: Step,
  request: FastifyRequest,
  csrf: unknown,
  fields: object,
): Promise<StepResponse> {
  const { configuration, clock } = services;
  if (step.guard === 'same-origin') requireSameOrigin(request, configuration);
  const { actor, origin } = await requestContext(services, request);
  const now = clock.now();
  if (step.guard === 'session') requireSessionToken(request, actor, csrf, now);
  if (step.confirmsCaller) await actingInCommunity(services, actor, callerNames(request));
  const body = parseBody(step.form, fields) as never;
  const { cookie } = request.headers;
  return step.act({
    services,
    actor,
    origin,
    body,
    now,
    resetToken: resetTokenOf(configuration, cookie),
    devices: knownDevices(services, cookie, now),
    signedInCookies: ({ next }, userId, token) => [
      sessionCookie(configuration, token),
      ...(next === 'home' ? [knownDeviceCookie(services, { userId, cookie, now })] : []),
    ],
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
