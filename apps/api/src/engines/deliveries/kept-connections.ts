import http from 'node:http';
import https from 'node:https';

/** Connections to receivers that are kept open between notices, by host and port. */
export interface KeptConnections {
  agentFor(isPlain: boolean): http.Agent;
  /** Closes all of them. */
  close(): void;
}

/** Below the 5 seconds after which many servers close a connection that no one uses. */
const IDLE_MS = 4000;
const IDLE_OF_A_HOST = 20;

/**
 * Keeps connections for those that send by the same address rules: a connection is used again without another look-up,
 * so its address is the one that was checked when it was opened.
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
