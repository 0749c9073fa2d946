import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A disk of its own that a test can fill. */
export interface SmallDisk {
  /** Leaves nothing free. */
  fill(): void;
  /** Takes away what filled it. */
  free(): void;
  unmount(): void;
}

const CHUNK = Buffer.alloc(1024 * 1024, 1);

/** Mounts a disk of so many megabytes of memory at a folder. Throws where mounting is not permitted. */
export function mountSmallDisk(folder: string, megabytes: number): SmallDisk {
  mkdirSync(folder);
  mount('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder);
  const filler = path.join(folder, 'filler');
  return {
    fill: () => {
      while (statfsSync(folder).bavail > 0)
        try {
          writeFileSync(filler, CHUNK, { flag: 'a' });
        } catch (error) {
          // Less than a chunk was left, and it was written
          if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
        }
    },
    free: () => rmSync(filler, { force: true }),
    unmount: () => mount('umount', '--lazy', folder),
  };
}

function mount(command: string, ...args: string[]): void {
  const { status, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
  if (status === 0) return;
  const reason = stderr || String(error);
  throw new Error(`A FULL DISK WAS NOT TESTED: this test mounts one, which takes root and the right to. ${reason}`);
}
