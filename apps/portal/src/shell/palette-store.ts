import { createStore } from '../data/store.ts';

/** Whether the palette is open; anything may open it. */
export const paletteOpen = createStore(false);
