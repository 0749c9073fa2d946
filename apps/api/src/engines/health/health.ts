import type { Pulse } from './pulse.ts';

/** The health of a process, reported by its parts. */
export interface Health {
  /** The embedded server that this process runs; null with an external one. */
  server: { readonly folder: string; isRunning(): boolean } | null;
  /** When this process last wrote to the database; null before it is registered. */
  heartbeat: Pulse | null;
  /** The loops of a worker; empty in a web server. */
  loops: readonly Pulse[];
}

/** Returns the health of a process whose parts have not started. */
export const newHealth = (): Health => ({ server: null, heartbeat: null, loops: [] });
