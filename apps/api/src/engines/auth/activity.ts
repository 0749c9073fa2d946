import { touchSessions } from '@quickportal/db/auth/write-sessions';
import type { Foundation } from '../foundation.ts';

/** Minimum interval between writes of one process. */
const WRITE_EVERY_MS = 30_000;

/** Tracks when sessions were last used and writes it periodically. */
export interface ActivityRecorder {
  note(sessionId: number, at: Date): void;
  /** Latest use in milliseconds since 1970 that may not be in the database yet; 0 for none. */
  latest(sessionId: number): number;
  /** Writes pending activity now. */
  flush(): Promise<void>;
}

/** Creates a recorder. Writes are not awaited: this process knows the activity it has not written yet. */
export function activityRecorder({ db, log }: Pick<Foundation, 'db' | 'log'>): ActivityRecorder {
  let noted = new Map<number, number>();
  let writing: Promise<void> | null = null;
  let inFlight: ReadonlyMap<number, number> = new Map();
  let timer: NodeJS.Timeout | null = null;

  const schedule = () => {
    timer ??= setTimeout(() => void flush(), WRITE_EVERY_MS).unref();
  };

  async function write(): Promise<void> {
    try {
      await db.transaction({ kind: 'auth' }, (trx) => touchSessions(trx, inFlight));
    } catch (error) {
      log.warn({ err: error }, 'The last use of sessions could not be noted');
      for (const [id, at] of inFlight) noted.set(id, Math.max(at, noted.get(id) ?? 0));
      schedule();
    }
    inFlight = new Map();
  }

  async function flush(): Promise<void> {
    if (timer) clearTimeout(timer);
    timer = null;
    await writing;
    if (noted.size === 0) return;
    inFlight = noted;
    noted = new Map();
    writing = write();
    await writing;
    writing = null;
  }

  return {
    note(sessionId, at) {
      noted.set(sessionId, Math.max(at.getTime(), noted.get(sessionId) ?? 0));
      schedule();
    },
    latest: (sessionId) => Math.max(noted.get(sessionId) ?? 0, inFlight.get(sessionId) ?? 0),
    flush,
  };
}
