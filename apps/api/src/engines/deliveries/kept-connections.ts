import http from 'node:http';
import https from 'node:https';

/** Connections to receivers that are reused between notices, by host and port. */
export interface KeptConnections {
  agentFor(isPlain: boolean): http.Agent;
  /** Closes all connections. */
  close(): void;
}

/** Below the 5 seconds after which many servers close idle connections. */
const IDLE_MS = 4000;
const IDLE_OF_A_HOST = 20;

/**
 * Keeps connections for senders with the same address rules: a reused connection is not looked up again, so its address
 * is the one checked when it was opened.
 */
export function keepConnections(): KeptConnections {
  const options = { keepAlive: true, timeout: IDLE_MS, maxFreeSockets: IDLE_OF_A_HOST, scheduling: 'lifo' } as const;
  const plain = new http.Agent(options);
  const secure = new https.Agent(options);
  return {
    agentFor: (isPlain) => (isPlain ? plain : secure),
    close: () => {
      plain.destroy();
      secure.destroy();
    },
  };
}
