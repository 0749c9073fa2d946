import { readFileSync } from 'node:fs';

/** What went wrong once. `place` is project and file, `title` the names of suites and test, `why` one line. */
export interface Failure {
  place: string;
  title: string;
  why: string;
}

/** A test file and how long it ran. */
export interface FileTime {
  name: string;
  seconds: number;
}

/** How a test runner ended. `failures` may be more than `failed`: hooks and files fail too. */
export interface StepReport {
  passed: number;
  failed: number;
  failures: Failure[];
  files?: FileTime[];
}

const ESCAPES = new RegExp(`${String.fromCodePoint(27)}\\[[0-9;]*m`, 'g');

/** The first line that says something, without colours. */
export const firstLine = (text: string): string =>
  text
    .replaceAll(ESCAPES, '')
    .split('\n')
    .map((line) => line.trim())
    .find((line) => line !== '') ?? '';

interface PlaywrightSuite {
  title: string;
  file?: string;
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    tests: { status: string; results: { duration: number; errors?: { message?: string }[] }[] }[];
  }[];
}
interface PlaywrightJson {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}

/** The report of Playwright's reporter `json`. A test that passed when it was repeated counts as failed. */
export function readPlaywrightReport(file: string): StepReport {
  const { stats, suites, errors } = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightJson;
  const outside = errors.map(({ message = '' }) => ({
    place: 'outside of any test',
    title: 'Error',
    why: firstLine(message),
  }));
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    failures: [...suites.flatMap((suite) => failuresIn(suite, [])), ...outside],
    files: suites.map((suite) => ({ name: suite.title, seconds: secondsOf(suite) })),
  };
}

function secondsOf({ specs = [], suites = [] }: PlaywrightSuite): number {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)));
  return (
    own.reduce((sum, duration) => sum + duration / 1000, 0) + suites.reduce((sum, suite) => sum + secondsOf(suite), 0)
  );
}

function failuresIn(suite: PlaywrightSuite, above: string[]): Failure[] {
  // the outermost suite is the file
  const titles = suite.title === suite.file ? above : [...above, suite.title];
  const own = (suite.specs ?? []).flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => ({
        place: `end-to-end ${suite.file ?? ''}`,
        title: [...titles, title].join(' > '),
        why: firstLine(results.flatMap(({ errors }) => errors ?? [])[0]?.message ?? ''),
      })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => failuresIn(inner, titles))];
}

/** The report that VitestReport wrote. */
export const readVitestReport = (file: string): StepReport => JSON.parse(readFileSync(file, 'utf8')) as StepReport;

/** One line each, at most `lines` of at most 300 characters: what a log that is cut to its end still shows. */
export function failureLines(failures: readonly Failure[], lines: number): string[] {
  const shown = failures.length > lines ? failures.slice(0, lines - 1) : failures;
  const texts = shown.map(({ place, title, why }) => {
    const text = `${place} > ${title}: ${why}`;
    return text.length > 300 ? `${text.slice(0, 299)}…` : text;
  });
  return shown.length < failures.length ? [...texts, `and ${failures.length - shown.length} more`] : texts;
}

/** The ten files that ran longest, the longest first. */
export const slowestFiles = (files: readonly FileTime[]): FileTime[] =>
  files.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10);
