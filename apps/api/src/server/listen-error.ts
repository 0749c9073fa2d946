import { ConfigurationError } from '../kernel/configuration.ts';

/**
 * What keeps a server from listening, in terms of the settings PORT and HOST with their prefix; anything else is passed
 * on as it is.
 */
export function listenError(error: unknown, { port, host }: { port: number; host: string }, prefix = ''): unknown {
  switch (error instanceof Error && 'code' in error ? error.code : undefined) {
    case 'EADDRINUSE':
      return new ConfigurationError(
        `${prefix}PORT`,
        `${port} is already in use.`,
        'Stop what uses it, or set another port.',
      );
    case 'EACCES':
      return new ConfigurationError(
        `${prefix}PORT`,
        `${port} is closed to this user.`,
        'Set a port of 1024 or higher.',
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new ConfigurationError(
        `${prefix}HOST`,
        `${host} is not an address of this machine.`,
        'Set one, or 127.0.0.1.',
      );
    default:
      return error;
  }
}
