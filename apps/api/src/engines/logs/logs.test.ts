import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyBaseLogger } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeLogger, newRequestId, openLog } from './logger.ts';
import { noteActor, registerRequestLog } from './register-request-log.ts';
import { logFiles, RotatingFile } from './rotating-file.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'logs-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const linesIn = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '');

/** Waits until everything is on the disk, so that the size of what is written at once is known. */
const written = (file: RotatingFile, n: number) =>
  expect.poll(() => readFileSync(file.file, 'utf8'), { interval: 1 }).toContain(`"n":${n},`);

describe('rotating files', () => {
  it('writes every line once, in order, over several files', async () => {
    const file = new RotatingFile({ folder, name: 'portal', maxFileBytes: 20_000, flushAfterMilliseconds: 1 });
    for (let n = 0; n < 3000; n++) {
      file.write(`{"n":${n},"text":"räksmörgås"}\n`);
      if (n % 250 === 0) await written(file, n);
    }
    await file.close();
    const files = logFiles(folder).map((entry) => entry.path);
    expect(files.length).toBeGreaterThan(3);
    const numbers = files
      .toSorted()
      .flatMap(linesIn)
      .map((line) => (JSON.parse(line) as { n: number }).n);
    expect(numbers).toEqual(Array.from({ length: 3000 }, (_, n) => n));
  });

  it('writes what comes while a write is on its way', async () => {
    const file = new RotatingFile({ folder, name: 'portal', flushAfterMilliseconds: 1 });
    // Held up just after a write has begun, the process finds its end and the time for the next one both due
    const holdUp = () => {
      const end = performance.now() + 3;
      while (performance.now() < end);
    };
    for (let n = 0; n < 60; n += 2) {
      file.write(`{"n":${n},"long":"${'x'.repeat(60_000)}"}\n`);
      setTimeout(() => {
        file.write(`{"n":${n + 1},"long":""}\n`);
        setImmediate(holdUp);
      }, 1);
      await written(file, n + 1);
    }
    await file.close();
  });

  it('keeps the folder under its bound by removing the oldest files', async () => {
    const options = { folder, name: 'portal', maxFileBytes: 10_000, maxFolderBytes: 50_000, flushAfterMilliseconds: 1 };
    const file = new RotatingFile(options);
    for (let n = 0; n < 4000; n++) {
      file.write(`{"n":${n},"filler":"${'x'.repeat(40)}"}\n`);
      if (n % 100 === 0) await written(file, n);
    }
    await file.close();
    const files = logFiles(folder);
    expect(files.reduce((sum, entry) => sum + entry.bytes, 0)).toBeLessThanOrEqual(50_000 + 10_000);
    expect(linesIn(file.file).at(-1)).toContain('"n":3999');
  });

  it('never mixes the lines of two processes in a file, nor removes what another one writes', async () => {
    const program = `
      import { RotatingFile } from ${JSON.stringify(path.join(import.meta.dirname, 'rotating-file.ts'))};
      const file = new RotatingFile({ folder: ${JSON.stringify(folder)}, name: 'portal', maxFileBytes: 4000, maxFolderBytes: 9000, flushAfterMilliseconds: 1 });
      for (let n = 0; n < 300; n++) { file.write(JSON.stringify({ pid: process.pid, n }) + '\\n'); if (n % 20 === 0) await new Promise((ok) => setTimeout(ok, 3)); }
      await file.close();
      process.stdout.write(file.file);
      process.stdin.resume();
    `;
    const children = Array.from({ length: 2 }, () =>
      spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: ['pipe', 'pipe', 'inherit'] }),
    );
    // Both stay alive until both have written everything: the files of a dead process may be removed
    const current = await Promise.all(children.map(async (child) => String((await once(child.stdout, 'data'))[0])));
    for (const entry of logFiles(folder))
      expect(new Set(linesIn(entry.path).map((line) => (JSON.parse(line) as { pid: number }).pid))).toEqual(
        new Set([entry.pid]),
      );
    for (const file of current) expect(linesIn(file).at(-1)).toContain('"n":299');
    await Promise.all(children.map((child) => (child.stdin.end(), once(child, 'close'))));
  });
});

describe('the log of a process', () => {
  it('writes JSON lines without secrets, and announces to the terminal', async () => {
    const terminal: string[] = [];
    const log = openLog(
      { dataFolder: folder, logLevel: 'info' },
      { terminal: { write: (text) => terminal.push(text) } },
    );
    log.announce('Ready');
    log.logger.info({ headers: { cookie: 'a=b', authorization: 'Basic x' }, userPassword: 'hunter22' }, 'tried');
    log.logger.error({ err: new Error('card 4111111111111111', { cause: new Error('inner') }) }, 'failed');
    log.logger.debug('not at this level');
    await log.close();
    const text = readFileSync(log.file, 'utf8');
    expect(text).not.toMatch(/a=b|Basic x|hunter22|4111/);
    const lines = linesIn(log.file).map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatchObject({
      level: 'info',
      pid: process.pid,
      msg: 'Ready',
      time: expect.stringMatching(/Z$/),
    });
    expect(lines[1]).toMatchObject({ headers: { cookie: '[removed]', authorization: '[removed]' } });
    expect(lines[2]).toMatchObject({ err: { name: 'Error', cause: { message: 'inner' } } });
    expect(terminal).toEqual(['Ready\n']);
  });

  it('logs one line per request with the route, not the URL', async () => {
    const lines: Record<string, unknown>[] = [];
    const loggerInstance: FastifyBaseLogger = makeLogger('info', {
      write: (line) => lines.push(JSON.parse(line) as Record<string, unknown>),
    });
    const app = Fastify({ loggerInstance, disableRequestLogging: true, genReqId: () => newRequestId() });
    registerRequestLog(app);
    app.get('/reset/:token', (request) => {
      noteActor(request, { kind: 'job', job: 'test' });
      return 'ok';
    });
    await app.inject('/reset/s3cr3t?csrf=abc');
    await app.inject('/nowhere');
    await app.close();
    lines.splice(0, lines.length, ...lines.filter((line) => 'route' in line));
    expect(lines[0]).toMatchObject({ method: 'GET', route: '/reset/:token', status: 200, job: 'test' });
    expect(lines[0]).toHaveProperty('ms', expect.any(Number));
    expect(lines[0]?.requestId).toMatch(/^[0-9a-z]{16}$/);
    expect(lines[1]).toMatchObject({ route: 'unknown', status: 404 });
    expect(JSON.stringify(lines)).not.toMatch(/s3cr3t|abc/);
  });
});
