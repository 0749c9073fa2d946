import type { Page } from '@playwright/test';
import type { Keyboard } from './keyboard.ts';

/** Something that a user does every day, by keys alone. */
export interface Job {
  name: string;
  user: 'facility.admin' | 'staff.second' | 'staff.admin';
  /** What the page is that the job starts on. */
  startsOn: string;
  /** Its address. */
  view: string | ((page: Page) => Promise<string>);
  /** Keys at commit 7f0881b, or why they are not known. */
  before: string;
  /** By mouse, counted by reading the screens. */
  clicks: number;
  work: (keys: Keyboard, page: Page) => Promise<void>;
}

export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
export const palette = (page: Page) => page.getByRole('combobox', { name: 'Search or go to a page' });
/** The entry of a list that Enter takes. */
export const chosen = (page: Page, name: string | RegExp) => page.getByRole('option', { name, selected: true });
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
