import { setTimeout as sleep } from 'node:timers/promises';
import { startProcess, type ProcessRole, type ProductProcess } from './processes.ts';

/** Processes of the product, of which some are killed and others take their place. */
export interface Fleet {
  /** Addresses of the web servers that live now. */
  webs(): readonly string[];
  /** Kills one of those that are ready, chosen by `pick` (0 up to, not including, 1), and starts another in its place. */
  kill(role: ProcessRole, pick: number): Promise<void>;
  /** Waits until so many of them are ready. */
  ready(role: ProcessRole, atLeast: number): Promise<void>;
  stop(): Promise<void>;
}

/** Starting one takes half a second of a core: with many at once no one else gets on. */
const STARTED_AT_ONCE = 3;
const TRIES = 3;

/**
 * Starts so many of each role, one after the other. The first prepares the database and ends in good order, so that
 * the others find compiled code (NODE_COMPILE_CACHE, which a killed process does not write).
 */
export async function startFleet(
  main: string,
  environment: Readonly<Record<string, string>>,
  sizes: Readonly<Record<ProcessRole, number>>,
): Promise<Fleet> {
  const living: ProductProcess[] = [];
  const wanted: ProcessRole[] = [];
  const starting = new Set<Promise<void>>();
  let failed: unknown = null;

  const startOne = async (role: ProcessRole) => {
    for (let tries = 1; ; tries += 1)
      try {
        living.push(await startProcess(main, role, environment));
        return;
      } catch (error) {
        // Another user may have taken the port that was free a moment ago
        if (tries === TRIES) throw error;
      }
  };
  const fill = () => {
    while (starting.size < STARTED_AT_ONCE && wanted.length > 0) {
      const start = startOne(wanted.shift() as ProcessRole)
        .catch((error: unknown) => {
          failed = error;
        })
        .finally(() => {
          starting.delete(start);
          fill();
        });
      starting.add(start);
    }
  };
  for (const role of ['worker', 'web'] as const) {
    await (await startProcess(main, role, environment)).stop();
    for (let count = 0; count < sizes[role]; count += 1) await startOne(role);
  }
  const key = (role: ProcessRole) => living.filter((productProcess) => productProcess.role === role);
  return {
    webs: () => key('web').map(({ origin }) => origin),
    async kill(role, pick) {
      const candidates = key(role);
      const victim = candidates[Math.floor(pick * candidates.length)];
      if (!victim) throw new Error(`There is no ${role} to kill`);
      living.splice(living.indexOf(victim), 1);
      await victim.kill();
      wanted.push(role);
      fill();
    },
    async ready(role, atLeast) {
      while (key(role).length < atLeast) {
        if (failed) throw failed;
        await sleep(10);
      }
    },
    async stop() {
      wanted.length = 0;
      await Promise.all(starting);
      for (const productProcess of living) await productProcess.stop();
    },
  };
}
