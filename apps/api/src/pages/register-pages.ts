import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../bindings/send-problem.ts';
import type { SignInError } from '@quickportal/contracts/access/sign-in-messages';
import type { Actor, UserActor } from '../engines/access/actor.ts';
import { notFound } from '../kernel/problem.ts';
import type { Services } from '../procedures/services.ts';
import { requestContext } from '../bindings/request-context.ts';
import type { BuiltPortal } from './built-portal.ts';
import { fillPage } from './fill-page.ts';

/** Pages a half-open session is sent to first. */
const waitingRoom: Partial<Record<UserActor['next'], string>> = {
  'second-factor': 'SecondFactorView',
  'change-password': 'ChangePasswordView',
};

/** Serves the portal: prerendered pages, the shell for every other page, and the built assets. */
export async function registerPages(app: FastifyInstance, services: Services, portal: BuiltPortal): Promise<void> {
  const base = services.configuration.basePath;
  const { sandboxes } = services.configuration;
  const demo = services.configuration.seed === 'demo';
  await app.register(async (assets) => {
    // The library also fails for folders and names that no file can have, which name nothing like any other
    assets.setErrorHandler((error, request, reply) => {
      request.log.debug({ err: error }, 'No file of the portal');
      void reply.removeHeader('cache-control');
      return sendProblem(request, reply, notFound());
    });
    assets.addHook('onRoute', (route) => {
      route.config = { ...route.config, isUnlimited: true };
    });
    await assets.register(fastifyStatic, {
      root: path.join(portal.folder, 'assets'),
      prefix: `${base}/assets/`,
      immutable: true,
      maxAge: '365d',
      preCompressed: true,
      index: false,
      decorateReply: false,
    });
  });

  async function page(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const name = ((request.params as { page?: string }).page ?? '').toLowerCase();
    const { actor } = await requestContext(services, request);
    const user = actor.kind === 'user' ? actor : null;
    const send = (status: number, html: string) =>
      reply
        .code(status)
        .header('content-type', 'text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(
          fillPage(html, {
            base,
            csrfToken: user?.csrfToken ?? '',
            demo,
            sandboxes,
            query: request.query as Record<string, unknown>,
          }),
        );
    const prerendered = portal.prerendered.get(name);
    if (prerendered !== undefined) return send(200, prerendered);
    const isOff = !sandboxes && name.startsWith('sandbox');
    const audience = name === '' ? 'both' : isOff ? undefined : portal.pages.get(name);
    if (user === null && audience !== 'public') return reply.redirect(loginAddress(base, request.url, actor), 303);
    const waiting = user && waitingRoom[user.next];
    if (waiting) return reply.redirect(`${base}/${waiting}`, 303);
    return send(audience === undefined ? 404 : 200, withFilesOf(name === '' ? 'homeview' : name, portal));
  }

  if (base !== '') app.get(base, (_request, reply) => reply.redirect(`${base}/`, 302));
  app.get(`${base}/`, page);
  app.get(`${base}/:page`, page);
}

/** The shell with links to what a page needs beyond it, so that the browser does not find that one by one. */
const withFilesOf = (page: string, { shell, files }: BuiltPortal): string => {
  const links = (files.get(page) ?? []).map(
    (file) => `<link rel="modulepreload" crossorigin href="%BASE_PATH%/${file}">`,
  );
  return shell.replace('</head>', () => `${links.join('')}</head>`);
};

/** The sign-in page, told where to go afterwards, and why the session ended where that was for another one. */
function loginAddress(base: string, url: string, actor: Actor): string {
  const error: SignInError = 'session-limit';
  const query = new URLSearchParams({
    ...(actor.kind === 'anonymous' && actor.endReason === 'SESSION_LIMIT' && { error }),
    ...(url !== `${base}/` && { returnTo: url }),
  }).toString();
  return `${base}/LoginView${query && `?${query}`}`;
}
