import {
  closeSync,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  statSync,
  unlinkSync,
  write,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export interface RotatingFileOptions {
  folder: string;
  /** First part of the file names; letters and digits. */
  name: string;
  /** A file of this size is closed and a new one started. */
  maxFileBytes?: number;
  /** Maximum size of all processes' log files in the folder; the oldest are removed first. */
  maxFolderBytes?: number;
  /** Maximum time that lines are buffered. */
  flushAfterMilliseconds?: number;
}

const BUFFER_BYTES = 64 * 1024;
// Maximum size of lines buffered while the disk is unavailable; further lines are dropped and counted
const BACKLOG_BYTES = 8 * 1024 * 1024;
const FILE_NAME = /^[a-z0-9]+-(\d+)-[0-9TZ]+(?:-\d+)?\.log$/;

/**
 * A destination for log lines: files of this process only, rotated by size, with a limit on all files of the folder.
 * Writing never throws or blocks; a full disk loses lines, not requests.
 */
export class RotatingFile {
  readonly #options: Required<RotatingFileOptions>;
  #descriptor = -1;
  #fileBytes = 0;
  #file = '';
  #waiting: string[] = [];
  #waitingBytes = 0;
  #dropped = 0;
  #writing: Buffer | null = null;
  #timer: NodeJS.Timeout | null = null;
  #closed = false;

  constructor(options: RotatingFileOptions) {
    this.#options = {
      maxFileBytes: 32 * 1024 * 1024,
      maxFolderBytes: 1024 * 1024 * 1024,
      flushAfterMilliseconds: 250,
      ...options,
    };
    mkdirSync(options.folder, { recursive: true, mode: 0o700 });
    this.#open();
  }

  /** Path of the current file. */
  get file(): string {
    return this.#file;
  }

  /** Buffers a line with its line break; called by pino. */
  write(line: string): void {
    if (this.#waitingBytes > BACKLOG_BYTES) {
      this.#dropped++;
      return;
    }
    this.#waiting.push(line);
    this.#waitingBytes += line.length;
    if (this.#waitingBytes >= BUFFER_BYTES) this.#flush();
    else this.#flushLater();
  }

  /** Writes buffered lines synchronously, for a process that cannot wait before it ends. */
  flushSync(): void {
    // A chunk being written may be written twice, which is better than not at all
    for (const buffer of [this.#writing, this.#take()]) if (buffer && buffer.length > 0) this.#writeSync(buffer);
  }

  /** Writes buffered lines and closes the file. */
  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    while (this.#writing) await sleep(5);
    this.#writeSync(this.#take());
    closeSync(this.#descriptor);
  }

  #take(): Buffer {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    if (this.#dropped > 0 && this.#waiting.length > 0) {
      this.#waiting.push(`${JSON.stringify({ level: 'warn', dropped: this.#dropped, msg: 'Log lines were lost' })}\n`);
      this.#dropped = 0;
    }
    const chunk = Buffer.from(this.#waiting.join(''));
    this.#waiting = [];
    this.#waitingBytes = 0;
    return chunk;
  }

  #flushLater(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = null;
      this.#flush();
    }, this.#options.flushAfterMilliseconds).unref();
  }

  #flush(): void {
    if (this.#writing || this.#closed || this.#waiting.length === 0) return;
    this.#rotateWhenFull();
    this.#writeOut(this.#take());
  }

  #writeOut(chunk: Buffer): void {
    this.#writing = chunk;
    write(this.#descriptor, chunk, 0, chunk.length, null, (error, written) => {
      this.#fileBytes += written;
      const rest = chunk.subarray(written);
      if (rest.length > 0 && !this.#closed) {
        this.#writing = rest;
        setTimeout(() => this.#writeOut(rest), error ? 1000 : 0).unref();
        return;
      }
      this.#writing = null;
      if (this.#waitingBytes >= BUFFER_BYTES) this.#flush();
      else if (this.#waiting.length > 0) this.#flushLater();
    });
  }

  #writeSync(buffer: Buffer): void {
    try {
      this.#fileBytes += writeSync(this.#descriptor, buffer);
    } catch {
      this.#dropped++;
    }
  }

  #rotateWhenFull(): void {
    if (this.#fileBytes < this.#options.maxFileBytes) return;
    try {
      const old = this.#descriptor;
      this.#open();
      closeSync(old);
    } catch {
      // No new file can be created: continue in the old one rather than lose lines
      this.#fileBytes = 0;
    }
  }

  #open(): void {
    const { folder, name } = this.#options;
    const moment = new Date().toISOString().replaceAll(/[-:.]/g, '');
    for (let attempt = 0; ; attempt++) {
      const file = path.join(folder, `${name}-${process.pid}-${moment}${attempt === 0 ? '' : `-${attempt}`}.log`);
      try {
        this.#descriptor = openSync(file, 'ax', 0o600);
        this.#file = file;
        this.#fileBytes = fstatSync(this.#descriptor).size;
        break;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || attempt > 100) throw error;
      }
    }
    this.#removeOldest();
  }

  #removeOldest(): void {
    const files = logFiles(this.#options.folder);
    const newestOf = new Map(files.map((file) => [file.pid, file.path]));
    let total = files.reduce((sum, file) => sum + file.bytes, 0);
    for (const file of files) {
      if (total + this.#options.maxFileBytes <= this.#options.maxFolderBytes) return;
      if (newestOf.get(file.pid) === file.path && isAlive(file.pid)) continue;
      try {
        unlinkSync(file.path);
      } catch {
        // Another process already removed it
      }
      total -= file.bytes;
    }
  }
}

export interface LogFile {
  path: string;
  pid: number;
  bytes: number;
  modified: number;
}

/** Lists the log files of a folder, oldest first. */
export function logFiles(folder: string): LogFile[] {
  const files: LogFile[] = [];
  for (const name of readdirSync(folder)) {
    const match = FILE_NAME.exec(name);
    if (!match) continue;
    const file = path.join(folder, name);
    const stat = statSync(file, { throwIfNoEntry: false });
    if (stat) files.push({ path: file, pid: Number(match[1]), bytes: stat.size, modified: stat.mtimeMs });
  }
  return files.toSorted((a, b) => a.modified - b.modified || a.path.localeCompare(b.path));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
