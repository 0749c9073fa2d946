// The step `storybook` of `npm test`: builds Storybook and opens it as designers do, without the test runner. Each
// documentation page is opened, one in eight with the stories of its first window; of the stories, one in twenty by its
// own address.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { chromium as installed } from '../chromium.ts';
import {
  openDocs,
  openDocsThenStories,
  openDocsWithStories,
  openStory,
  type Entry,
  type Opened,
} from './open-entry.ts';
import { serveFolder } from './serve-folder.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, 'test-results/storybook');
const AT_ONCE = 2;
const WITH_STORIES_ONE_IN = 8;
const STORIES_ONE_IN = 20;

if (!process.argv.includes('--as-built')) {
  const built = spawnSync('storybook', ['build', '-o', folder, '--quiet'], { cwd: root, encoding: 'utf8' });
  if (built.status !== 0) throw new Error(`storybook build failed:\n${built.stdout.slice(-3000)}\n${built.stderr}`);
}
const index = JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8')) as { entries: Record<string, Entry> };
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const entries = Object.values(index.entries).filter(({ id }) => wanted.length === 0 || wanted.includes(id));
const everyFew = (few: number) => (_: unknown, at: number) => wanted.length > 0 || at % few === 0;
const docs = entries.filter(({ type }) => type === 'docs');
const withStories = new Set(docs.filter(everyFew(WITH_STORIES_ONE_IN)));
const stories = entries.filter(({ type }) => type === 'story').filter(everyFew(STORIES_ONE_IN));
const chosen = [...docs, ...stories];
const unknown = wanted.filter((id) => !(id in index.entries));
if (chosen.length === 0 || unknown.length > 0) throw new Error(`Storybook has no ${unknown.join(', ') || 'entry'}.`);

const server = await serveFolder(folder);
const browser = await chromium.launch(installed());
// One for all pages, so that what they share is fetched and compiled once
const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });

async function open(entry: Entry, openFrames: typeof openDocs): Promise<string[]> {
  const how = entry.type === 'story' ? openStory : withStories.has(entry) ? openFrames : openDocs;
  const page = await context.newPage();
  const opened: Opened = { page, base: server.address, entry };
  const found = await how(opened);
  await page.close();
  return found;
}

/** Opens entries, `atOnce` at a time, and returns those that something was wrong with. */
async function openAll(
  all: readonly Entry[],
  atOnce: number,
  openFrames: typeof openDocs,
): Promise<Map<Entry, string[]>> {
  const wrong = new Map<Entry, string[]>();
  const waiting = [...all];
  const openNext = async () => {
    for (let entry = waiting.shift(); entry; entry = waiting.shift()) {
      const found = await open(entry, openFrames);
      if (found.length > 0) wrong.set(entry, found);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, openNext));
  return wrong;
}

try {
  const wrong = await openAll(chosen, AT_ONCE, openDocsWithStories);
  // One window has one focus, which the frames of a page take from each other
  const stillWrong = await openAll([...wrong.keys()], 1, openDocsThenStories);
  console.log(`${docs.length} documentation pages and ${stories.length} stories of the built Storybook were opened,`);
  console.log(`${wrong.size} of them again, and ${stillWrong.size} are wrong.`);
  // The last lines, because a step that failed is summed up by those
  for (const [{ id }, found] of stillWrong) console.log(`${id}: ${found.join('; ').replaceAll(/\s+/g, ' ')}`);
  process.exitCode = stillWrong.size > 0 ? 1 : 0;
} finally {
  await browser.close();
  server.close();
}
