import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify';
import { registerRest } from '../bindings/rest.ts';
import { registerTrpc } from '../bindings/trpc.ts';
import { registerApiLog } from '../engines/api-keys/register-api-log.ts';
import { registerKeepAlive } from '../engines/auth/keep-alive.ts';
import { registerSignIn } from '../sign-in/sign-in.ts';
import { registerExportDownloads } from '../exports/register-downloads.ts';
import { registerReceipts } from '../transactions/register-receipts.ts';
import { newRequestId } from '../engines/logs/logger.ts';
import { registerOperations } from '../engines/metrics/register-operations.ts';
import { registerRequestLog } from '../engines/logs/register-request-log.ts';
import { proceduresOf } from '../kernel/implement.ts';
import { registerForms } from '../forms/register-forms.ts';
import type { Services } from '../kernel/services.ts';
import { registerDocs } from '../docs/register-docs.ts';
import type { BuiltPortal } from '../pages/built-portal.ts';
import { registerPages } from '../pages/register-pages.ts';
import { appRouter } from '../router.ts';
import { registerTransfers } from '../uploaded-files/register-transfers.ts';
import { answerUnreadableAddress, registerBodiesAndErrors } from './http-errors.ts';
import { requestContext } from './request-context.ts';
import { registerSecurityHeaders } from './security-headers.ts';

const BODY_LIMIT = 1_048_576;

export interface AppOptions {
  /** Null: the API without pages (tests, workers). */
  portal: BuiltPortal | null;
}

/** The web server: REST, tRPC, forms, sign-in, documentation and pages under one base path, operations beside it. */
export async function createApp(services: Services, { portal }: AppOptions): Promise<FastifyInstance> {
  const { configuration, log } = services;
  const app: FastifyInstance = Fastify({
    loggerInstance: log.child({ part: 'web' }) as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newRequestId,
    requestIdHeader: false,
    bodyLimit: BODY_LIMIT,
    trustProxy: configuration.trustedProxies.length > 0 ? [...configuration.trustedProxies] : false,
    routerOptions: { maxParamLength: 2000, ignoreDuplicateSlashes: false, caseSensitive: true },
    exposeHeadRoutes: false,
    frameworkErrors: answerUnreadableAddress,
    forceCloseConnections: 'idle',
  });
  const base = configuration.basePath;
  const rest = `${base}/rest/internal`;
  const contextOf = (request: FastifyRequest) => requestContext(services, request);
  const contextOfRest = (request: FastifyRequest) => requestContext(services, request, { apiKeys: true });
  const procedures = proceduresOf(appRouter);

  registerBodiesAndErrors(app);
  registerSecurityHeaders(app, {
    https: configuration.publicUrl.protocol === 'https:',
    scriptHashes: portal?.scriptHashes ?? [],
  });
  registerRequestLog(app);
  registerKeepAlive(app, services);
  registerApiLog(app, services);
  registerOperations(app, services);
  registerRest(app, { base: rest, procedures, contextOf: contextOfRest });
  registerTrpc(app, { base: `${base}/trpc`, router: appRouter, procedures, contextOf });
  registerExportDownloads(app, { base: rest, contextOf });
  registerForms(app, { base: rest, contextOf: contextOfRest });
  registerReceipts(app, { base: rest, contextOf: contextOfRest });
  await registerTransfers(app, { base: rest, contextOf });
  registerSignIn(app, services);
  registerDocs(app, services);
  if (portal) await registerPages(app, services, portal);
  await app.ready();
  return app;
}
