import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { builtProgram } from '../../testing/built-programs.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import type { SignedIn } from '../../testing/test-user.ts';
import { handOver } from '../../testing/handed-over.ts';
import { officer, upload } from './file-kit.fixture.ts';

const LINES = 3000;
let server: TestServer;
let dana: SignedIn;
const children: ChildProcess[] = [];
beforeAll(async () => {
  server = await createTestServer();
  dana = await officer(server);
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});
afterAll(() => server.close());

async function worker(): Promise<ChildProcess> {
  const program = await builtProgram('apps/api/src/nouns/uploaded-files/test-worker.fixture.ts');
  const child = spawn(process.execPath, [program], {
    env: handOver(server.services),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The worker ended with ${code}`);
  });
  await Promise.race([once(child.stdout, 'data'), ended]);
  return child;
}

interface Progress {
  status: string;
  checked_lines: number;
  passed_lines: number;
  error_count: number;
}
const progressOf = async (fileId: number): Promise<Progress> => {
  const { rows } = await server.services.owner.query(
    'select status, checked_lines, passed_lines, error_count from app.uploaded_file where id = $1',
    [fileId],
  );
  return rows[0] as Progress;
};

/** Waits until the file is so far, or done. */
async function until(fileId: number, isThere: (progress: Progress) => boolean): Promise<Progress> {
  for (;;) {
    const progress = await progressOf(fileId);
    if (isThere(progress) || progress.status === 'COMPLETE' || progress.status === 'ERROR') return progress;
    await sleep(5);
  }
}

const count = async (text: string): Promise<number> =>
  Number((await server.services.owner.query<{ count: string }>(text)).rows[0]?.count);

describe('a worker that is killed in the middle of a file', { timeout: 300_000 }, () => {
  it('loses nothing: others go on after the last chunk that was committed, and no line is carried out twice', async () => {
    const lines = Array.from({ length: LINES }, (_, n) => `B101,K-${n},Customer ${n}`);
    const { body: file } = await upload(
      server,
      dana,
      ['Business code,Customer number,Customer name', ...lines].join('\n'),
    );
    const killedAt: Progress[] = [];
    const points: ((progress: Progress) => boolean)[] = [
      ({ checked_lines }) => checked_lines >= 500,
      ({ checked_lines }) => checked_lines >= 2000,
      ({ passed_lines }) => passed_lines >= 400,
      ({ passed_lines }) => passed_lines >= 1400,
    ];
    for (const point of points) {
      const child = await worker();
      killedAt.push(await until(file.fileId, point));
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    // Each was killed on its way, not after the end
    expect(killedAt.map(({ status }) => status)).toEqual(points.map(() => 'PROCESSING'));
    await worker();
    const end = await until(file.fileId, () => false);
    expect(end).toEqual({ status: 'COMPLETE', checked_lines: LINES, passed_lines: LINES, error_count: 0 });
    expect(await count(`select count(*) from app.customer where customer_number like 'K-%'`)).toBe(LINES);
    const entries = `select count(*) from app.audit_entry where action = 'customers.create'`;
    expect(await count(entries)).toBe(LINES);
    expect(await count(`select count(*) from app.event where type = 'customer.created'`)).toBe(LINES);
    expect(await count(`select count(*) from app.audit_entry where action = 'uploaded-files.complete'`)).toBe(1);
  });
});
