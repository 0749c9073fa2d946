import type { Frame, Page } from '@playwright/test';

/** An entry of Storybook's `index.json`. */
export interface Entry {
  readonly id: string;
  readonly type: 'docs' | 'story';
}

/** A new page, where Storybook is, and what to open. */
export interface Opened {
  readonly page: Page;
  readonly base: string;
  readonly entry: Entry;
}

/** Ends what hangs: a story in a frame waits for those before it. */
const HANGS_MS = 120_000;
/** The step `stories` asks axe about each of them. */
const WITHOUT_AXE = 'globals=a11y.manual:!true';

/** Goes there and returns the errors that the page throws from now on. */
async function goTo({ page, base, entry: { id, type } }: Opened): Promise<string[]> {
  const thrown: string[] = [];
  page.on('pageerror', ({ message }) => thrown.push(`threw ${message.slice(0, 300)}`));
  await page.goto(`${base}/iframe.html?viewMode=${type}&id=${id}&${WITHOUT_AXE}`, { timeout: HANGS_MS });
  return thrown;
}

/** Opens a story by its own address, in a window of the size that it is for, and returns what went wrong. */
export async function openStory(opened: Opened): Promise<string[]> {
  const { page, entry } = opened;
  const thrown = await goTo(opened);
  const size = await windowSize(page, entry.id);
  if (size) {
    await page.setViewportSize(size);
    thrown.length = 0;
    await page.reload({ timeout: HANGS_MS });
  }
  return [...(await played(page.mainFrame())), ...thrown];
}

/** Storybook's toolbar gives a story the window that its globals name; an address alone does not. In pixels. */
function windowSize(page: Page, id: string): Promise<{ width: number; height: number } | undefined> {
  return page.evaluate(async (storyId) => {
    interface Story {
      storyGlobals: { viewport?: { value?: string } };
      parameters: { viewport?: { options?: Record<string, { styles: { width: string; height: string } }> } };
    }
    interface Preview {
      ready: () => Promise<void>;
      loadStory: (story: { storyId: string }) => Promise<Story>;
    }
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as { __STORYBOOK_PREVIEW__: Preview };
    await preview.ready();
    const { storyGlobals, parameters } = await preview.loadStory({ storyId });
    const styles = parameters.viewport?.options?.[storyGlobals.viewport?.value ?? '']?.styles;
    return styles && { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) };
  }, id);
}

/** Opens a documentation page and returns what went wrong with it. */
export async function openDocs(opened: Opened): Promise<string[]> {
  const { page } = opened;
  const thrown = await goTo(opened);
  try {
    await page.locator('#storybook-docs h1').first().waitFor({ timeout: HANGS_MS });
  } catch {
    return [...thrown, 'shows no heading'];
  }
  const found: string[] = [];
  if ((await page.locator('[role=dialog], [role=alertdialog]').count()) > 0) found.push('is covered by a dialog');
  if ((await page.locator('.sbdocs-error, .sb-errordisplay:visible').count()) > 0) found.push('shows an error');
  return [...found, ...thrown];
}

/** The same, and what went wrong with the stories in frames of its first window. */
export async function openDocsWithStories(opened: Opened): Promise<string[]> {
  const found = await openDocs(opened);
  for (const element of await opened.page.locator('iframe[id^="iframe--"]').elementHandles()) {
    const frame = await element.contentFrame();
    if (frame) found.push(...(await played(frame)));
  }
  return found;
}

/** Opens a documentation page and each story of its first window by its own address, and returns what went wrong. */
export async function openDocsThenStories(opened: Opened): Promise<string[]> {
  const found = await openDocs(opened);
  const frames = await opened.page.locator('iframe[id^="iframe--"]').all();
  const ids = await Promise.all(frames.map((frame) => frame.getAttribute('id')));
  for (const id of ids) {
    const entry: Entry = { id: (id ?? '').replace('iframe--', ''), type: 'story' };
    const page = await opened.page.context().newPage();
    const wrong = await openStory({ ...opened, page, entry });
    found.push(...wrong.map((what) => `${entry.id} ${what}`));
    await page.close();
  }
  return found;
}

/** Waits until the story of a frame was played; what went wrong with it. */
async function played(frame: Frame): Promise<string[]> {
  try {
    const ended = await frame.waitForFunction(
      () => {
        type Channel = { last: (event: string) => unknown[] | undefined };
        const channel = (globalThis as { __STORYBOOK_ADDONS_CHANNEL__?: Channel }).__STORYBOOK_ADDONS_CHANNEL__;
        const errors = ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'storyMissing'];
        for (const event of errors) {
          const [error] = channel?.last(event) ?? [];
          if (error !== undefined) {
            const { message = JSON.stringify(error) } = error as { message?: string };
            return { failed: `${event}: ${message.slice(0, 300)}` };
          }
        }
        return channel?.last('storyFinished') && { failed: '' };
      },
      null,
      { timeout: HANGS_MS },
    );
    const { failed } = (await ended.jsonValue()) as { failed: string };
    return failed === '' ? [] : [failed];
  } catch (error) {
    return [`was not played: ${(error as Error).message.split('\n')[0]}`];
  }
}
