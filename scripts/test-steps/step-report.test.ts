import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failureLines, readPlaywrightReport, readVitestReport } from './step-report.ts';

const root = path.resolve(import.meta.dirname, '../..');
let folder: string;
beforeAll(() => {
  mkdirSync(path.join(root, 'test-results'), { recursive: true });
  folder = mkdtempSync(path.join(root, 'test-results/step-report-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const inFolder = (name: string) => path.join(folder, name);
function runner(program: string, args: string[]): void {
  const { VITEST: _, ...environment } = process.env;
  const bin = path.join(root, 'node_modules/.bin', program);
  const env = { ...environment, FORCE_COLOR: '1', STEP_REPORT: inFolder('vitest.json') };
  spawnSync(bin, args, { cwd: folder, env, stdio: 'ignore' });
}

describe('the report of a step', { timeout: 120_000 }, () => {
  it('names every test, hook and file of vitest that failed, and errors outside of them', () => {
    writeFileSync(
      inFolder('vitest.config.ts'),
      `export default { test: { include: ['*.check.ts'], name: 'project', expect: { poll: { timeout: 10 } } } };`,
    );
    writeFileSync(
      inFolder('a.check.ts'),
      `import { afterAll, beforeAll, describe, expect, it } from 'vitest';
       it('passes', () => {});
       describe('a suite', () => {
         it('fails', () => expect({ a: 1 }).toEqual({ a: 2 }));
         it('waits in vain', () => expect.poll(() => 1).toBe(2));
         it('leaves something behind', () => { setTimeout(() => { throw new Error('too late'); }); });
       });
       describe('another', () => {
         beforeAll(() => { throw new Error('no server\\nat all'); });
         it('is never run', () => {});
       });`,
    );
    writeFileSync(inFolder('b.check.ts'), `import './nothing.ts';`);
    runner('vitest', ['run', '--root', folder, '--reporter', path.join(import.meta.dirname, 'vitest-report.ts')]);
    const { passed, failed, failures } = readVitestReport(inFolder('vitest.json'));
    expect({ passed, failed }).toEqual({ passed: 2, failed: 2 });
    expect(failures.map(({ place, title }) => `${place} ${title}`).toSorted()).toEqual([
      'outside of any test Error',
      'project a.check.ts a suite > fails',
      'project a.check.ts a suite > waits in vain',
      'project a.check.ts another',
      'project b.check.ts the file',
    ]);
    const lines = failureLines(failures, 9).toSorted();
    expect(lines[0]).toBe('outside of any test > Error: too late');
    expect(lines[1]).toBe('project a.check.ts > a suite > fails: expected { a: 1 } to deeply equal { a: 2 }');
    expect(lines[3]).toBe('project a.check.ts > another: no server');
    expect(lines[4]).toMatch(/^project b\.check\.ts > the file: .*nothing\.ts/);
  });

  it('names every test of Playwright that failed', () => {
    writeFileSync(
      inFolder('playwright.config.ts'),
      `export default { testDir: '.', outputDir: 'out', testMatch: '*.flow.ts', retries: 1, reporter: [['json', { outputFile: 'playwright.json' }]] };`,
    );
    writeFileSync(
      inFolder('c.flow.ts'),
      `import { expect, test } from '@playwright/test';
       test('passes', () => {});
       test.describe('a flow', () => {
         test('fails', () => expect(1).toBe(2));
         test('passes when repeated', () => expect(test.info().retry).toBe(1));
       });`,
    );
    runner('playwright', ['test', `--config=${inFolder('playwright.config.ts')}`]);
    const { passed, failed, failures } = readPlaywrightReport(inFolder('playwright.json'));
    expect({ passed, failed }).toEqual({ passed: 1, failed: 2 });
    const why = 'Error: expect(received).toBe(expected) // Object.is equality';
    expect(failures).toEqual([
      { place: 'end-to-end c.flow.ts', title: 'a flow > fails', why },
      { place: 'end-to-end c.flow.ts', title: 'a flow > passes when repeated', why },
    ]);
  });
});

it('has one line for each failure, and says how many it leaves out', () => {
  const failures = Array.from({ length: 5 }, (_, n) => ({ place: 'p f.ts', title: `${n}`, why: 'x'.repeat(400 * n) }));
  const lines = failureLines(failures, 3);
  expect(lines[0]).toBe('p f.ts > 0: ');
  expect(lines[1]).toHaveLength(300);
  expect(lines[2]).toBe('and 3 more');
  expect(failureLines(failures, 5)).toHaveLength(5);
});
