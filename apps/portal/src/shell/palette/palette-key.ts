import { closePalette, openPalette, paletteOpen } from './palette-store.ts';

/**
 * Ctrl-K and Cmd-K open and close the palette. Listening begins before the shell is drawn, and a second call changes
 * nothing. Ends with the returned function.
 */
export function listenForPaletteKey(): () => void {
  window.addEventListener('keydown', onKeyDown);
  return stopListeningForPaletteKey;
}

/** For pages without a palette. */
export function stopListeningForPaletteKey(): void {
  window.removeEventListener('keydown', onKeyDown);
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
  event.preventDefault();
  if (paletteOpen.get()) closePalette();
  else openPalette();
}
