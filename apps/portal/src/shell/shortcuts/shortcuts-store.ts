import { createStore } from '../../data/store.ts';

const KEY = 'qp-shortcuts';

function keptOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

/** Whether single keys are shortcuts in this browser. Who speaks to the computer turns them off (WCAG 2.1.4). */
export const areShortcutsOn = createStore(keptOn());

export function turnShortcuts(on: boolean): void {
  areShortcutsOn.set(on);
  try {
    if (on) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'off');
  } catch {
    // It lasts as long as the page
  }
}

/** Whether the list of shortcuts is open. */
export const shortcutsListOpen = createStore(false);

export const openShortcutsList = (): void => shortcutsListOpen.set(true);
export const closeShortcutsList = (): void => shortcutsListOpen.set(false);
