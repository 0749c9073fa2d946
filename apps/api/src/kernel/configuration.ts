import path from 'node:path';
import { SetUpError } from '@quickportal/db/terminal/set-up-error';
import { s3Address } from './s3-address.ts';

/** Settings of a process, read from the environment once at start (docs/operations.md lists them). */
export interface Configuration {
  readonly port: number;
  /** Null: localhost only with demo data, otherwise every interface. */
  readonly host: string | null;
  /** `/quickportal`, without a slash at the end; empty for the root. */
  readonly basePath: string;
  /** Public address of the portal, without the base path. */
  readonly publicUrl: URL;
  readonly trustedProxies: readonly string[];
  /** Whether the header Client-Cert of a trusted proxy says whose certificate a caller has (RFC 9440). */
  readonly clientCertHeader: boolean;
  /** Where the product serves TLS itself; null: nowhere. */
  readonly tls: TlsListener | null;
  /** Host names accepted besides that of `publicUrl` and the loopback ones. */
  readonly allowedHosts: readonly string[];
  /** Whether demo data, whose passwords are public, may be served to the network. */
  readonly demoOnNetwork: boolean;
  /** Whether visitors may make sandboxes for themselves. */
  readonly sandboxes: boolean;
  /** Connection URL of the owner role; null starts the embedded database. */
  readonly databaseUrl: string | null;
  readonly databasePool: number;
  readonly dataFolder: string;
  readonly seed: 'demo' | 'none';
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** Null: mail goes to the built-in mailbox with demo data, and is not sent otherwise. */
  readonly smtpUrl: string | null;
  /** Whether mail goes to the built-in mailbox; `start` sets it with demo data. */
  readonly mailbox: boolean;
  /** Bucket for files, with its key and secret; null: a folder in `dataFolder`. */
  readonly s3Url: string | null;
  /** At least 32 bytes; null: generated and stored in the data folder, only with the embedded database. */
  readonly masterKey: string | null;
  /** Earlier master keys, which still open what they sealed until it is sealed again. */
  readonly formerMasterKeys: readonly string[];
  /** Whether webhooks may go to private networks and by plain http; for development. */
  readonly webhookAllowPrivate: boolean;
  /** Seconds after a request to a gateway until its outcome is queried. */
  readonly requerySeconds: number;
  /** Calls a minute of one session or API key; a sixth of them may come at once. */
  readonly callsPerMinute: number;
  /** Calls a minute of one address without a session or key; half of them may come at once. */
  readonly anonymousCallsPerMinute: number;
  /** System user to switch to after starting as root; null: stay root. */
  readonly runAs: string | null;
  /** Port of `/metrics`; null: no metrics. */
  readonly metricsPort: number | null;
  /** Address that the metrics port listens on. */
  readonly metricsHost: string;
  /**
   * Days for which a user who administered the requester, or shared contact details with them, cannot approve their
   * request.
   */
  readonly approverDistanceDays: number;
  /** Megabytes of uploaded files stored for one community. */
  readonly uploadQuotaMb: number;
  /** Address of the bank reconciliation app that migrated businesses are reconciled in; null: none is connected. */
  readonly bankReconciliationUrl: string | null;
  readonly role: 'all' | 'web' | 'worker';
}

/** A listener that ends TLS and takes client certificates. */
export interface TlsListener {
  readonly port: number;
  /** File with the server's certificate and those between it and its root, PEM. */
  readonly certificateFile: string;
  /** File with its private key, PEM. */
  readonly keyFile: string;
}

/** An invalid setting; its message names the setting and is shown without a stack. */
export class ConfigurationError extends SetUpError {
  override name = 'ConfigurationError';
  constructor(setting: string, problem: string, remedy = '') {
    super(`${setting} ${problem}`, remedy);
  }
}

const MASTER_KEY_BYTES = 32;

type Environment = Readonly<Record<string, string | undefined>>;

function wholeNumber(environment: Environment, name: string, initial: number, low: number, high: number): number {
  const text = environment[name];
  if (text === undefined || text === '') return initial;
  const value = /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= low && value <= high))
    throw new ConfigurationError(name, `must be a whole number from ${low} to ${high}.`);
  return value;
}

function oneOf<const T extends string>(environment: Environment, name: string, initial: T, values: readonly T[]): T {
  const text = environment[name];
  if (text === undefined || text === '') return initial;
  const value = values.find((candidate) => candidate === text);
  if (value === undefined) throw new ConfigurationError(name, `must be one of ${values.join(', ')}.`);
  return value;
}

function url(environment: Environment, name: string, protocols: readonly string[]): URL | null {
  const text = environment[name];
  if (text === undefined || text === '') return null;
  if (!URL.canParse(text)) throw new ConfigurationError(name, 'must be a URL.');
  const parsed = new URL(text);
  if (!protocols.includes(parsed.protocol))
    throw new ConfigurationError(name, `must start with ${protocols.join(' or ')}`);
  return parsed;
}

/** Reads values separated by commas. */
function list(environment: Environment, name: string): string[] {
  return (environment[name] ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

/** Reads MASTER_KEYS_FORMER: earlier master keys, separated by commas. Throws ConfigurationError for a short one. */
export function readFormerMasterKeys(environment: Environment): string[] {
  const keys = list(environment, 'MASTER_KEYS_FORMER');
  if (keys.some((key) => Buffer.byteLength(key) < MASTER_KEY_BYTES))
    throw new ConfigurationError('MASTER_KEYS_FORMER', `must be keys of at least ${MASTER_KEY_BYTES} bytes.`);
  return keys;
}

function s3Url(environment: Environment): string | null {
  const parsed = url(environment, 'S3_URL', ['http:', 'https:']);
  if (parsed && !s3Address(parsed.href))
    throw new ConfigurationError('S3_URL', 'must look like https://KEY:SECRET@server/bucket/prefix?region=REGION.');
  return parsed?.href ?? null;
}

function tlsListener(environment: Environment): TlsListener | null {
  const names = ['TLS_PORT', 'TLS_CERTIFICATE', 'TLS_KEY'] as const;
  const missing = names.find((name) => !environment[name]);
  if (names.every((name) => !environment[name])) return null;
  if (missing !== undefined) throw new ConfigurationError(missing, `is missing: ${names.join(', ')} are set together.`);
  return {
    port: wholeNumber(environment, 'TLS_PORT', 0, 0, 65_535),
    certificateFile: path.resolve(environment.TLS_CERTIFICATE ?? ''),
    keyFile: path.resolve(environment.TLS_KEY ?? ''),
  };
}

function clientCertHeader(environment: Environment): boolean {
  const isOn = oneOf(environment, 'CLIENT_CERT_HEADER', 'false', ['true', 'false']) === 'true';
  if (isOn && list(environment, 'TRUSTED_PROXIES').length === 0)
    throw new ConfigurationError(
      'CLIENT_CERT_HEADER',
      'needs TRUSTED_PROXIES: the header counts from there only.',
      'Name the addresses of the proxies that set it.',
    );
  return isOn;
}

function basePath(environment: Environment): string {
  const text = environment.BASE_PATH ?? '/quickportal';
  if (text === '' || text === '/') return '';
  if (!/^(\/[A-Za-z0-9._~-]+)+$/.test(text))
    throw new ConfigurationError('BASE_PATH', 'must be a path such as /quickportal.');
  return text;
}

/** Reads and checks every setting. Throws ConfigurationError for the first invalid one. */
export function readConfiguration(environment: Environment, argv: readonly string[] = []): Configuration {
  const port = wholeNumber(environment, 'PORT', 3000, 0, 65_535);
  const databaseUrl = url(environment, 'DATABASE_URL', ['postgres:', 'postgresql:'])?.href ?? null;
  const masterKey = environment.MASTER_KEY || null;
  if (masterKey !== null && Buffer.byteLength(masterKey) < MASTER_KEY_BYTES)
    throw new ConfigurationError('MASTER_KEY', `must have at least ${MASTER_KEY_BYTES} bytes.`);
  if (databaseUrl !== null && masterKey === null)
    throw new ConfigurationError(
      'MASTER_KEY',
      'is required with DATABASE_URL: it protects stored secrets and derives the database passwords.',
    );
  const roleAt = argv.indexOf('--role');
  const role = oneOf({ '--role': roleAt < 0 ? undefined : (argv[roleAt + 1] ?? 'nothing') }, '--role', 'all', [
    'all',
    'web',
    'worker',
  ]);
  return {
    port,
    host: environment.HOST || null,
    basePath: basePath(environment),
    publicUrl: url(environment, 'PUBLIC_URL', ['http:', 'https:']) ?? new URL(`http://localhost:${port}`),
    trustedProxies: list(environment, 'TRUSTED_PROXIES'),
    clientCertHeader: clientCertHeader(environment),
    tls: tlsListener(environment),
    allowedHosts: list(environment, 'ALLOWED_HOSTS'),
    demoOnNetwork: oneOf(environment, 'DEMO_ON_NETWORK', 'false', ['true', 'false']) === 'true',
    sandboxes: oneOf(environment, 'SANDBOXES', 'true', ['true', 'false']) === 'true',
    databaseUrl,
    databasePool: wholeNumber(environment, 'DATABASE_POOL', 10, 2, 200),
    dataFolder: path.resolve(environment.QUICKPORTAL_DATA || '.data'),
    seed: oneOf(environment, 'SEED', databaseUrl === null ? 'demo' : 'none', ['demo', 'none']),
    logLevel: oneOf(environment, 'LOG_LEVEL', 'info', ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    smtpUrl: url(environment, 'SMTP_URL', ['smtp:', 'smtps:'])?.href ?? null,
    mailbox: false,
    s3Url: s3Url(environment),
    masterKey,
    formerMasterKeys: readFormerMasterKeys(environment),
    webhookAllowPrivate: oneOf(environment, 'WEBHOOK_ALLOW_PRIVATE', 'false', ['true', 'false']) === 'true',
    requerySeconds: wholeNumber(environment, 'REQUERY_SECONDS', 60, 1, 3600),
    callsPerMinute: wholeNumber(environment, 'CALLS_PER_MINUTE', 1200, 60, 9_999_999),
    anonymousCallsPerMinute: wholeNumber(environment, 'ANONYMOUS_CALLS_PER_MINUTE', 600, 60, 9_999_999),
    runAs: environment.RUN_AS || null,
    metricsPort: environment.METRICS_PORT ? wholeNumber(environment, 'METRICS_PORT', 0, 0, 65_535) : null,
    metricsHost: environment.METRICS_HOST || '127.0.0.1',
    approverDistanceDays: wholeNumber(environment, 'APPROVER_DISTANCE_DAYS', 7, 0, 365),
    bankReconciliationUrl: url(environment, 'BANK_RECONCILIATION_URL', ['http:', 'https:'])?.href ?? null,
    uploadQuotaMb: wholeNumber(environment, 'UPLOAD_QUOTA_MB', 2000, 1, 9_999_999),
    role,
  };
}
