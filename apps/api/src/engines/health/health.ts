import type { Pulse } from './pulse.ts';

/** What a process knows of its own condition, told by those who started its parts. */
export interface Health {
  /** The embedded server, which this process keeps running; null for a server of your own. */
  server: { readonly folder: string; isRunning(): boolean } | null;
  /** When this process last wrote to the database; null before it is a node. */
  heartbeat: Pulse | null;
  /** The loops of a worker; empty in a web server. */
  loops: readonly Pulse[];
}

/** The condition of a process whose parts have not been started. */
export const newHealth = (): Health => ({ server: null, heartbeat: null, loops: [] });
