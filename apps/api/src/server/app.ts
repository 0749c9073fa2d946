import { JSON_BODY_LIMIT } from '@quickportal/contracts/kernel/body-limit';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify';
import { registerRateLimitHeaders } from '../bindings/rate-limit-headers.ts';
import { registerRest } from '../bindings/rest.ts';
import { registerTrpc } from '../bindings/trpc.ts';
import { registerApiLog } from '../engines/api-keys/register-api-log.ts';
import { registerKeepAlive } from '../engines/auth/keep-alive.ts';
import { registerSignIn } from '../sign-in/sign-in.ts';
import { registerAuthorityFiles } from '../nouns/certificates/register-authority-files.ts';
import { registerRoutingExport } from '../nouns/merchant-choice-routing/register-routing-export.ts';
import { registerStatementAccountFiles } from '../nouns/bank-statement-accounts/register-statement-account-files.ts';
import { registerCertificateFiles } from '../nouns/certificates/register-certificate-files.ts';
import { registerExportDownloads } from '../nouns/exports/register-downloads.ts';
import { registerHandOffs } from '../nouns/hand-offs/register-hand-offs.ts';
import { registerSimulationForms } from '../nouns/quickrec/register-simulation-forms.ts';
import { registerServiceMessageFiles } from '../nouns/service-messages/register-service-message-files.ts';
import { registerReceipts } from '../nouns/transactions/register-receipts.ts';
import { newRequestId } from '../engines/logs/logger.ts';
import { registerOperations } from '../engines/metrics/register-operations.ts';
import { registerRequestLog } from '../engines/logs/register-request-log.ts';
import { proceduresOf } from '../procedures/implement.ts';
import { registerForms } from '../forms/register-forms.ts';
import type { Services } from '../procedures/services.ts';
import { registerDemoReceiver } from '../demo-receiver/register-demo-receiver.ts';
import { registerDocs } from '../docs/register-docs.ts';
import type { BuiltPortal } from '../pages/built-portal.ts';
import { registerPages } from '../pages/register-pages.ts';
import { appRouter } from '../router.ts';
import { registerStatementUploads } from '../nouns/bank-statements/register-statement-uploads.ts';
import { registerTransfers } from '../nouns/uploaded-files/register-transfers.ts';
import { proxyTrust } from '../kernel/trusted-proxy.ts';
import { registerJsonBodies } from '../kernel/json-body.ts';
import { registerAllowedHosts } from './allowed-hosts.ts';
import { registerAnonymousLimit } from '../bindings/anonymous-limit.ts';
import { callContext } from '../bindings/call-context.ts';
import { identifyProgram } from '../bindings/request-context.ts';
import { registerEarlyResponses } from './early-responses.ts';
import { registerErrors } from './http-errors.ts';
import { registerProtectiveValues } from './protective-values.ts';
import { registerRequestTargets, routeUnreadableAddress } from './request-target.ts';
import { matching, registerHead, registerRouteMethods } from './route-methods.ts';
import { registerSlowBodies, serverTimeouts } from './slow-bodies.ts';
import { registerSecurityHeaders } from './security-headers.ts';

export interface AppOptions {
  /** Null: the API without pages (tests, workers). */
  portal: BuiltPortal | null;
  /** Milliseconds that a body other than a file has to arrive; for tests. */
  bodyMs?: number;
}

/** The web server: REST, tRPC, forms, sign-in, documentation and pages under one base path, operations beside it. */
export async function createApp(services: Services, { portal, bodyMs }: AppOptions): Promise<FastifyInstance> {
  const { configuration, log } = services;
  const app: FastifyInstance = Fastify({
    loggerInstance: log.child({ part: 'web' }) as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newRequestId,
    requestIdHeader: false,
    bodyLimit: JSON_BODY_LIMIT,
    trustProxy: configuration.trustedProxies.length > 0 ? proxyTrust(configuration) : false,
    routerOptions: matching,
    exposeHeadRoutes: true,
    frameworkErrors: (_error, request, reply) => routeUnreadableAddress(app, request, reply.raw),
    forceCloseConnections: 'idle',
    ...serverTimeouts,
  });
  const base = configuration.basePath;
  const rest = `${base}/rest/internal`;
  const contextOf = (request: FastifyRequest) => callContext(services, request);
  const contextOfRest = (request: FastifyRequest) => callContext(services, request, { apiKeys: true });
  const procedures = proceduresOf(appRouter);

  registerJsonBodies(app);
  registerErrors(app);
  registerRouteMethods(app);
  registerSecurityHeaders(app, {
    https: configuration.publicUrl.protocol === 'https:',
    scriptHashes: portal?.scriptHashes ?? [],
  });
  registerEarlyResponses(app);
  registerHead(app);
  registerRequestLog(app);
  registerRequestTargets(app);
  registerProtectiveValues(app);
  registerAllowedHosts(app, configuration);
  registerAnonymousLimit(app, services);
  registerSlowBodies(app, bodyMs);
  registerKeepAlive(app, services);
  registerRateLimitHeaders(app, services);
  registerApiLog(app, services, { base: rest, identify: (request, now) => identifyProgram(services, request, now) });
  registerOperations(app, services);
  registerRest(app, { base: rest, procedures, contextOf: contextOfRest });
  registerTrpc(app, { base: `${base}/trpc`, router: appRouter, procedures, contextOf });
  registerAuthorityFiles(app, services);
  registerCertificateFiles(app, { basePath: base, contextOf });
  registerStatementAccountFiles(app, { basePath: base, contextOf });
  registerExportDownloads(app, { base: rest, contextOf });
  registerRoutingExport(app, { base: rest, contextOf });
  registerForms(app, { base: rest, contextOf: contextOfRest });
  registerReceipts(app, { base: rest, contextOf: contextOfRest });
  registerServiceMessageFiles(app, { base: rest, contextOf });
  await registerStatementUploads(app, { base: rest, contextOf });
  registerSimulationForms(app, { base: rest, contextOf });
  await registerTransfers(app, { base: rest, contextOf });
  registerHandOffs(app, services);
  registerSignIn(app, services);
  registerDocs(app, services);
  await registerDemoReceiver(app, services, contextOf);
  if (portal) await registerPages(app, services, portal);
  await app.ready();
  return app;
}
