import { existsSync, readFileSync } from 'node:fs';
import type { Client } from 'pg';

/** Microseconds of CPU that the database's processes have used; NaN where the system does not tell (not Linux). */
export type PostgresCpu = () => number;

/** Watches the processes of the server that the client is connected to; it must run on this machine. */
export async function watchPostgres(client: Client): Promise<PostgresCpu> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const status = `/proc/${rows[0]?.pid}/status`;
  if (!existsSync(status)) return () => Number.NaN;
  const server = /^PPid:\s+(\d+)/m.exec(readFileSync(status, 'utf8'))?.[1] ?? '';
  const latest = new Map<string, number>();
  return () => {
    for (const pid of readFileSync(`/proc/${server}/task/${server}/children`, 'utf8').trim().split(' ')) {
      const used = cpuOf(pid);
      if (used > 0) latest.set(pid, used);
    }
    // Connections that have ended meanwhile keep what they were last seen with
    return latest.values().reduce((sum, used) => sum + used, 0) / 1000;
  };
}

/** Nanoseconds. */
function cpuOf(pid: string): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]);
  } catch {
    return 0;
  }
}
