import { flushSync } from 'react-dom';
import type { Session } from '../../data/session.ts';
import { type AreaName, areaNames, areas } from '../../pages/areas.ts';
import { firstPageOf } from '../../pages/first-page.ts';
import type { PageName } from '../../pages/page-list.ts';
import { areShortcutsOn, openShortcutsList } from './shortcuts-store.ts';

/** How long after `g` the letter of an area is waited for. */
const PATIENCE_MS = 1500;

/** The areas that a user can go to by keys. */
export const areaKeysOf = (session: Session): { area: AreaName; key: string; view: PageName }[] =>
  areaNames.flatMap((area) => {
    const view = firstPageOf(area, session);
    return view ? [{ area, key: areas[area].key, view }] : [];
  });

/**
 * Listens to keys that are not typing: `g` and a letter open an area, `/` focuses the search field, `j` and `k` move
 * through rows, `?` lists the shortcuts, and others press the link or button that names them in `aria-keyshortcuts`.
 * `earlier` are keys that were pressed before. Ends with the returned function.
 */
export function listenForShortcuts(
  session: Session,
  goTo: (view: PageName) => void,
  earlier: readonly KeyboardEvent[],
): () => void {
  const keys = new Map(areaKeysOf(session).map(({ key, view }) => [key, view]));
  let goesUntil = 0;
  const onKeyDown = (event: KeyboardEvent) => {
    if (!areShortcutsOn.get() || !isPlain(event)) return;
    const cover = topCover();
    if (cover) {
      if (pressIn(cover, event)) event.preventDefault();
      return;
    }
    const view = performance.now() < goesUntil ? keys.get(event.key) : undefined;
    goesUntil = 0;
    if (view) goTo(view);
    else if (event.key === 'g') {
      goesUntil = performance.now() + PATIENCE_MS;
      return;
    } else if (event.key === '?') openShortcutsList();
    else if (event.key === '/' ? !focusSearch() : !pressOnPage(event) && !focusRow(event.key)) return;
    event.preventDefault();
  };
  earlier.forEach(onKeyDown);
  window.addEventListener('keydown', onKeyDown);
  return () => window.removeEventListener('keydown', onKeyDown);
}

/** Whether a key that was pressed is no part of typing. */
const isPlain = (event: KeyboardEvent): boolean =>
  !(event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented) &&
  !isTyping(event.target);

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.closest(
      'input:not([type="radio"], [type="checkbox"]), textarea, select, [role="combobox"], [role="menu"]',
    ) !== null);

/** The dialog, menu or list that is open on top: it hears the keys, and those that its own links and buttons name. */
const topCover = (): HTMLElement | undefined =>
  [
    ...document.querySelectorAll<HTMLElement>(
      'dialog[open], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]',
    ),
  ].at(-1);

/** A link or button of the page that has keys of its own. */
export interface PageKey {
  /** Each of them presses it. */
  keys: readonly string[];
  label: string;
}

const withKeysIn = (place: ParentNode) => [...place.querySelectorAll<HTMLElement>('[aria-keyshortcuts]')];
const withKeys = () => [...document.querySelectorAll<HTMLElement>('#main [aria-keyshortcuts]')];
const keysOf = (element: HTMLElement): string[] => element.getAttribute('aria-keyshortcuts')?.split(' ') ?? [];

/** The keys of the page that is shown, with what they press. */
export const pageKeys = (): PageKey[] =>
  withKeys().map((element) => ({
    keys: keysOf(element),
    label: element.getAttribute('aria-label') ?? element.textContent.trim(),
  }));

const pressOnPage = (event: KeyboardEvent): boolean => pressOneOf(withKeys(), event);
const pressIn = (cover: HTMLElement, event: KeyboardEvent): boolean => pressOneOf(withKeysIn(cover), event);

/** Presses what has this key; a key that is held presses once, and Enter what has the focus. */
function pressOneOf(elements: readonly HTMLElement[], { key, repeat, target }: KeyboardEvent): boolean {
  if (key === 'Enter' && isPressable(target)) return false;
  const element = elements.find((candidate) => keysOf(candidate).includes(key));
  if (!element || element.matches(':disabled')) return false;
  if (!repeat) press(element);
  return true;
}

/** A dialog that it opens gives the focus back to it, where nothing had the focus before (return-focus.ts). */
function press(element: HTMLElement): void {
  for (const former of document.querySelectorAll('[data-pressed]')) former.removeAttribute('data-pressed');
  element.dataset.pressed = '';
  element.click();
}

const isPressable = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('a, button, summary, [role="button"]') !== null;

const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1 };

/** From a row to the next or the one before, from anywhere else to the first. */
function focusRow(key: string): boolean {
  const step = STEPS[key];
  if (step === undefined) return false;
  const rows = [...document.querySelectorAll<HTMLElement>('#main [data-row-link]')];
  const at = rows.findIndex((row) => row === document.activeElement);
  const row = at < 0 ? rows[0] : rows[at + step];
  row?.focus();
  return row !== undefined;
}

function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('#main :is(input[type="search"], search input)');
  // Folded away on windows of little height
  if (field?.checkVisibility() === false)
    flushSync(() => document.querySelector<HTMLElement>('#main [data-opens-search]')?.click());
  field?.focus();
  field?.select();
  return field !== null;
}
