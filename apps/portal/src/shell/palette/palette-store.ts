import { createStore } from '../../data/store.ts';
import { collectTyping, stopCollecting } from './type-ahead.ts';

/** Whether the palette is open. */
export const paletteOpen = createStore(false);

/** Opens the palette. Letters typed before it is drawn are kept for it. */
export function openPalette(): void {
  if (paletteOpen.get()) return;
  collectTyping();
  paletteOpen.set(true);
}

export function closePalette(): void {
  stopCollecting();
  paletteOpen.set(false);
}
