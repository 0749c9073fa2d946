/**
 * Does a day's work by keys alone, at four sizes of the window, on demo data of its own: `npm run days-work`. Prints the
 * keys of each job as a table (docs/measurements/days-work.md) and what was in the way; ends with 1 if anything was.
 */
import { parseArgs } from 'node:util';
import { type Browser, chromium as browserType } from '@playwright/test';
import { startOwnServer } from '../e2e/own-server.ts';
import { freePort } from '../packages/db/src/testing/free-port.ts';
import { BASE, signIn } from '../e2e/sign-in.ts';
import { chromium } from './chromium.ts';
import type { Job } from './days-work/job.ts';
import { Keyboard } from './days-work/keyboard.ts';
import { paymentJobs } from './days-work/payment-jobs.ts';
import { supervisionJobs } from './days-work/supervision-jobs.ts';

const sizes = [
  { title: '1,440 px', viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
  { title: '1,024 px', viewport: { width: 1024, height: 768 }, deviceScaleFactor: 1 },
  { title: '360 px', viewport: { width: 360, height: 740 }, deviceScaleFactor: 1 },
  // 1,440 × 900 at 200 % zoom
  { title: '200 %', viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 },
];
type Size = (typeof sizes)[number];

const { values: options } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    /** Only jobs whose name holds this. */
    job: { type: 'string', default: '' },
    /** Only this size: "360 px". */
    size: { type: 'string', default: '' },
  },
});
const chosenJobs = [...paymentJobs, ...supervisionJobs].filter(({ name }) => name.includes(options.job));
const chosenSizes = sizes.filter(({ title }) => title.includes(options.size));

/** The keys of a job at a size; what was in its way goes to `problems`. */
async function measure(browser: Browser, baseURL: string, size: Size, job: Job, problems: string[]): Promise<string> {
  const { viewport, deviceScaleFactor } = size;
  const context = await browser.newContext({
    baseURL,
    viewport,
    deviceScaleFactor,
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
  });
  const page = await context.newPage();
  const keys = new Keyboard(page);
  try {
    await signIn(page, job.user);
    const view = typeof job.view === 'string' ? job.view : await job.view(page);
    await page.goto(`${BASE}/${view}`);
    await page.waitForLoadState('networkidle');
    await job.work(keys, page);
    return String(keys.count);
  } catch (error) {
    const picture = `test-results/days-work/${size.title} ${job.name}.png`.replaceAll(/[^\w./-]+/g, '-');
    await page.screenshot({ path: picture });
    keys.problems.push(`not done after ${keys.count} keys (${picture}): ${String(error)}`);
    return 'not done';
  } finally {
    problems.push(...keys.problems.map((problem) => `${size.title}, ${job.name}: ${problem}`));
    await context.close();
  }
}

const problems: string[] = [];
const counts = new Map<Job, string[]>(chosenJobs.map((job) => [job, []]));
const browser = await browserType.launch(chromium());
// The receiver of the webhooks is on this machine
process.env.WEBHOOK_ALLOW_PRIVATE = 'true';
for (const size of chosenSizes) {
  // Every size begins with the same data
  const server = await startOwnServer(await freePort());
  try {
    for (const job of chosenJobs) {
      process.stderr.write(`${size.title}: ${job.name}\n`);
      counts.get(job)?.push(await measure(browser, server.url, size, job, problems));
    }
  } finally {
    await server.stop();
  }
}
await browser.close();

const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
console.log(row(['Job', 'Starts on', 'Before', ...chosenSizes.map(({ title }) => title), 'Clicks']));
console.log(row(['---', '---', '---:', ...chosenSizes.map(() => '---:'), '---:']));
for (const [{ name, startsOn, before, clicks }, keys] of counts)
  console.log(row([name, startsOn, before, ...keys, clicks]));
for (const problem of problems) console.log(`\n${problem}`);
process.exitCode = problems.length > 0 ? 1 : 0;
