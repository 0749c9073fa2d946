import { mkdirSync } from 'node:fs';
import { createDatabase, type Database } from '@quickportal/db/connect/database';
import type { ServerNews } from '@quickportal/db/launch/keep-lease';
import { connectAsOwner } from '@quickportal/db/migrate/owner';
import { migrate } from '@quickportal/db/migrate/migrate';
import { createApp } from './app.ts';
import { composeServices } from './compose-services.ts';
import { isLoopback } from './allowed-hosts.ts';
import { ConfigurationError, type Configuration } from '../kernel/configuration.ts';
import { demoSignIns, prepareDemo } from './demo.ts';
import { openDemoClock } from '../engines/clock/demo-clock.ts';
import { systemClock } from '../engines/clock/clock.ts';
import { startMetricsServer } from '../engines/metrics/metrics-server.ts';
import { followIpData } from '../engines/ip-facts/follow-ip-data.ts';
import { startWorker } from '../engines/jobs/worker.ts';
import { sealAudit } from '../engines/audit/sealing.ts';
import { flushRefusals } from '../engines/audit/refusals.ts';
import { openLog } from '../engines/logs/logger.ts';
import { startNode } from '../engines/nodes/node.ts';
import { stopApiKeys } from '../engines/api-keys/api-keys-state.ts';
import { stopAuth } from '../engines/auth/stop.ts';
import { schedules } from './schedules.ts';
import { sideEffects } from './side-effects.ts';
import type { Services } from '../procedures/services.ts';
import { readBuiltPortal } from '../pages/built-portal.ts';
import { startTlsListener } from './tls-listener.ts';
import { listenError } from './listen-error.ts';

const DRAIN_MS = 8000;

export interface Running {
  readonly services: Services;
  /** Where it listens; null for a worker. */
  readonly address: string | null;
  /** What a person at the terminal wants to know. */
  readonly banner: readonly string[];
  /** Finishes what is under way, at most 10 seconds, then lets go of everything. */
  stop(): Promise<void>;
}

interface StartOptions {
  /** Folder of the built portal. */
  portalFolder: string;
  /** Called when this process can do nothing any more, with the reason; it is to be stopped then. */
  onLost?: (error: Error) => void;
}

/** Starts one process of the product: database, migrations, demo data, worker, web server, in that order. */
export async function start(given: Configuration, { portalFolder, onLost }: StartOptions): Promise<Running> {
  // Made with ordinary rights, so that the database's own user can enter it; what is secret in it is closed itself
  mkdirSync(given.dataFolder, { recursive: true });
  const log = openLog(given);
  const closers: (() => Promise<unknown>)[] = [() => log.close()];
  // What cannot be closed, as without a database, keeps nothing else from being closed
  const stop = async () => {
    const failures: unknown[] = [];
    for (const close of closers.toReversed())
      await close().catch((error: unknown) => {
        failures.push(error);
        log.logger.warn({ err: error }, 'A part could not be stopped');
      });
    if (failures.length > 0) throw failures[0];
  };
  try {
    const owned = await connectAsOwner(
      {
        DATABASE_URL: given.databaseUrl ?? undefined,
        MASTER_KEY: given.masterKey ?? undefined,
        MASTER_KEYS_FORMER: given.formerMasterKeys.join(','),
        QUICKPORTAL_DATA: given.dataFolder,
      },
      followServer(log.logger, onLost),
    );
    closers.push(() => owned.stop());
    await migrate(owned);
    const db = openDatabase(given, owned, log.logger);
    closers.push(() => db.close());
    const isDemo = await prepareDemo(given, owned, db);
    const configuration: Configuration = {
      ...given,
      masterKey: owned.masterKey,
      seed: isDemo ? 'demo' : 'none',
      mailbox: isDemo,
    };
    const host = listenHost(configuration, isDemo);
    const demoClock = isDemo ? await openDemoClock(db) : null;
    if (demoClock) closers.push(() => Promise.resolve(demoClock.stop()));
    const clock = demoClock ?? systemClock;
    const services = composeServices({ configuration, db, clock, log: log.logger });
    if (owned.serverFolder !== null)
      services.health.server = { folder: owned.serverFolder, isRunning: owned.isServerRunning };
    closers.push(
      () => sealLast(services),
      () => stopAuth(services),
      () => flushRefusals(services),
      () => stopApiKeys(services),
    );
    const unfollowIpData = await followIpData(services);
    closers.push(() => Promise.resolve(unfollowIpData()));
    const heart =
      configuration.role === 'web'
        ? await startNode(services)
        : await startWorker(services, { handlers: sideEffects, schedules });
    // Requests and jobs are drained side by side: one after the other would take too long
    const draining: (() => Promise<unknown>)[] = [() => heart.stop()];
    closers.push(() => Promise.all(draining.map((drain) => drain())));
    const { metricsPort, metricsHost } = configuration;
    if (metricsPort !== null) {
      const metrics = await startMetricsServer(services, { port: metricsPort, host: metricsHost }).catch(
        (error: unknown) => {
          throw listenError(error, { port: metricsPort, host: metricsHost }, 'METRICS_');
        },
      );
      closers.push(() => metrics.stop());
    }
    const portal = configuration.role === 'worker' ? null : readBuiltPortal(portalFolder);
    const app = await createApp(services, { portal });
    draining.push(() => Promise.race([app.close(), new Promise((resolve) => setTimeout(resolve, DRAIN_MS).unref())]));
    const address = await app.listen({ port: configuration.port, host }).catch((error: unknown) => {
      throw listenError(error, { port: configuration.port, host });
    });
    const wanted = configuration.role === 'worker' ? null : configuration.tls;
    if (wanted) {
      const tls = await startTlsListener(app, services, { ...wanted, host }).catch((error: unknown) => {
        throw listenError(error, { port: wanted.port, host }, 'TLS_');
      });
      draining.push(() => Promise.race([tls.close(), new Promise((resolve) => setTimeout(resolve, DRAIN_MS).unref())]));
    }
    log.logger.info({ address, role: configuration.role }, 'Started');
    return { services, address, banner: banner(configuration, address, isDemo), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Writes down what becomes of the embedded server. */
function followServer(log: Services['log'], onLost: StartOptions['onLost']): (news: ServerNews) => void {
  return (news) => {
    if (news.state === 'running') log.warn('The embedded PostgreSQL was started again');
    else if (news.state === 'missing') {
      log.fatal({ err: news.error }, 'The files of the embedded PostgreSQL are gone');
      onLost?.(news.error);
    } else if (news.error === undefined) log.error('The embedded PostgreSQL ended and is started again');
    else log.error({ err: news.error, nextAttemptMs: news.nextAttemptMs }, 'The embedded PostgreSQL did not start');
  };
}

/** A product at rest has nothing unsealed, as far as other processes let it. */
const sealLast = (services: Services) =>
  sealAudit(services).catch((error: unknown) => {
    services.log.warn({ err: error }, 'The last audit entries were not sealed');
  });

/** Where to listen. Throws ConfigurationError where that would open a demo to the network unasked. */
function listenHost({ host, demoOnNetwork }: Configuration, isDemo: boolean): string {
  if (!isDemo) return host ?? '0.0.0.0';
  if (host !== null && !isLoopback(host) && !demoOnNetwork)
    throw new ConfigurationError(
      'HOST',
      `${host} would open the demo, whose passwords everyone knows, to the network.`,
      'Leave HOST out, or set DEMO_ON_NETWORK=true as well.',
    );
  return host ?? '127.0.0.1';
}

function openDatabase(
  given: Configuration,
  owned: Awaited<ReturnType<typeof connectAsOwner>>,
  log: Services['log'],
): Database {
  const size = given.databasePool;
  const half = Math.ceil(size / 2);
  return createDatabase({
    ...owned,
    poolSizes: { tenant: size, restricted: half, staff: half, jobs: half, auth: half },
    onConnectionError: (error, role) => log.warn({ err: error, role }, 'A database connection was lost'),
  });
}

function banner({ publicUrl, basePath, port, role }: Configuration, address: string, isDemo: boolean): string[] {
  if (role === 'worker') return [`QuickPortal worker is running (operations at ${address}/healthz)`];
  const isDefault = publicUrl.hostname === 'localhost' && publicUrl.port === String(port);
  const home = `${isDefault ? `http://localhost:${port}` : publicUrl.origin}${basePath}`;
  return [
    `QuickPortal is ready at ${home}`,
    `  API documentation   ${home}/docs`,
    `  Storybook           npm run storybook`,
    ...(isDemo ? ['', ...demoSignIns()] : []),
  ];
}
