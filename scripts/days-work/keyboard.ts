import { expect, type Locator, type Page } from '@playwright/test';
import { problemsOfPage } from './sight.ts';

/** As `problemsOfPage` says it. */
const NO_FOCUS = 'nothing has the focus';
/** More stops than any page has. */
const MOST_TABS = 80;

/** A user who has no mouse: counts the keys and looks, after each, at the page and at what has the focus. */
export class Keyboard {
  readonly page: Page;
  /** Every key but those of content. */
  count = 0;
  /** What was wrong, by the key after which it was. */
  readonly problems: string[] = [];

  /** A document that has just been loaded: nothing has the focus yet. */
  private isNew = true;

  constructor(page: Page) {
    this.page = page;
    page.on('domcontentloaded', () => {
      this.isNew = true;
    });
  }

  /** Presses a key, and waits until it has moved the focus there. */
  async press(key: string, focused?: Locator): Promise<void> {
    await this.page.keyboard.press(key);
    this.count += 1;
    if (focused) await expect(focused).toBeFocused();
    await this.look(key);
  }

  /** Types what counts: a word that is searched for, an id. */
  async search(text: string): Promise<void> {
    await this.page.keyboard.type(text);
    this.count += text.length;
    await this.look(text);
  }

  /** Types content, which does not count: an amount, a name, a date. */
  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
    await this.look(text);
  }

  /** Goes to something by Tab, stop by stop. */
  async tabTo(target: Locator): Promise<void> {
    for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
      await this.press('Tab');
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`No Tab leads to ${target.toString()}`);
  }

  /** Goes down the rows of the page's list, key by key. */
  async rowTo(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    for (let rows = 0; rows < MOST_TABS; rows += 1) {
      await this.press('j');
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`No row is ${target.toString()}`);
  }

  /** Leaves the navigation out by the link at the beginning of the page. */
  async skipNavigation(): Promise<void> {
    await this.press('Tab', this.page.getByRole('link', { name: 'Skip to content' }));
    await this.press('Enter', this.page.locator('#main'));
  }

  /** Goes to the end of the page where something that is only read is not in the window. */
  async goToEnd(text: Locator): Promise<void> {
    await expect(text).toBeVisible();
    const isInWindow = await text.evaluate((element) => element.getBoundingClientRect().bottom <= window.innerHeight);
    if (!isInWindow) await this.press('End');
    await this.sees(text);
  }

  /** What the job was for is in the window. */
  async sees(outcome: Locator): Promise<void> {
    await expect(outcome).toBeInViewport({ timeout: 30_000 });
    await this.look('the end');
  }

  private async look(after: string): Promise<void> {
    await this.page.waitForFunction(isAtRest);
    let found: string[] = [];
    const findProblems = async () => {
      const all = await this.page.evaluate(problemsOfPage);
      if (!all.includes(NO_FOCUS)) this.isNew = false;
      found = all.filter((problem) => !(this.isNew && problem === NO_FOCUS));
      return found;
    };
    // Data arrives
    await expect
      .poll(findProblems, { timeout: 3000 })
      .toEqual([])
      .catch(() => this.problems.push(...found.map((problem) => `after ${after}: ${problem}`)));
  }
}

/** Runs in the page: nothing slides or fades, but for what spins while it waits. */
const isAtRest = (): boolean =>
  document
    .getAnimations()
    .every(({ effect, playState }) => playState !== 'running' || effect?.getTiming().iterations === Infinity);
