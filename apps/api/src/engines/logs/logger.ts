import { randomBytes } from 'node:crypto';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import path from 'node:path';
import { pino, type Logger } from 'pino';
import type { Configuration } from '../../kernel/configuration.ts';
import { loggable } from './loggable.ts';
import { withoutCardNumbers, withoutSecrets } from '../../kernel/redaction.ts';
import { RotatingFile } from './rotating-file.ts';

/** Channel on which the audit engine reports a secret that it removed from an entry: `{ action, paths }`. */
export const SECRET_REMOVED = 'quickportal:secret-removed';

export interface ProcessLog {
  readonly logger: Logger;
  /** The current log file. */
  readonly file: string;
  /** Prints a line on the terminal and logs it. For start and stop only. */
  announce(message: string): void;
  /** Writes all pending lines and closes the file. */
  close(): Promise<void>;
}

export interface LogOptions {
  /** Prefix of the file names. */
  name?: string;
  maxFileBytes?: number;
  maxFolderBytes?: number;
  /** Output for announcements; the terminal by default. */
  terminal?: { write(text: string): unknown };
}

/**
 * Opens the log of this process: JSON lines in `<data folder>/logs`, in rotating files of its own (see RotatingFile).
 * Secrets are removed from everything, by key name and by card number pattern.
 */
export function openLog(
  configuration: Pick<Configuration, 'dataFolder' | 'logLevel'>,
  { name = 'portal', terminal = process.stdout, ...bounds }: LogOptions = {},
): ProcessLog {
  const destination = new RotatingFile({ folder: path.join(configuration.dataFolder, 'logs'), name, ...bounds });
  const logger = makeLogger(configuration.logLevel, destination);
  const onSecret = (message: unknown) => logger.error(message, 'A secret was kept out of an audit entry');
  subscribe(SECRET_REMOVED, onSecret);
  const onExit = () => destination.flushSync();
  process.on('exit', onExit);
  return {
    logger,
    get file() {
      return destination.file;
    },
    announce: (message) => {
      terminal.write(`${message}\n`);
      logger.info(message);
    },
    close: async () => {
      unsubscribe(SECRET_REMOVED, onSecret);
      process.off('exit', onExit);
      await destination.close();
    },
  };
}

/** Creates a logger over any destination, with the same line format. */
export function makeLogger(level: Configuration['logLevel'], destination: { write(line: string): void }): Logger {
  return pino(
    {
      level,
      base: { pid: process.pid },
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      // loggable() has converted errors already
      serializers: { err: (error: unknown) => error },
      hooks: {
        logMethod(args, method) {
          const clean = args.map((part: unknown) => (typeof part === 'string' ? withoutCardNumbers(part) : part));
          method.apply(this, clean as typeof args);
        },
      },
      formatters: {
        level: (label) => ({ level: label }),
        log: (line) => withoutSecrets(loggable(line)) as Record<string, unknown>,
      },
    },
    destination,
  );
}

/** Creates a logger that writes nothing; for tests. */
export const silentLogger = (): Logger => makeLogger('silent', { write: () => {} });

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
let pool = Buffer.alloc(0);
let at = 0;

/** Generates a request ID: 80 random bits as 16 characters that are easy to read out (Crockford's base 32). */
export function newRequestId(): string {
  if (at + 16 > pool.length) {
    pool = randomBytes(4096);
    at = 0;
  }
  let text = '';
  for (const end = at + 16; at < end; at++) text += ALPHABET[(pool[at] as number) & 31];
  return text;
}
