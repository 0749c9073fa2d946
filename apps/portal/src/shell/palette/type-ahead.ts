import { createStore } from '../../data/store.ts';

/** What was typed between the opening of the palette and its being drawn: it is loaded when it is first opened. */
export const typedAhead = createStore('');
let stop = (): void => undefined;

/** Keeps what is typed from now on. */
export function collectTyping(): void {
  stop();
  typedAhead.set('');
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const typed = typedAhead.get();
    if (event.key === 'Backspace') typedAhead.set(typed.slice(0, -1));
    else if (isCharacter(event.key)) typedAhead.set(typed + event.key);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('keydown', onKeyDown, { capture: true });
  stop = () => window.removeEventListener('keydown', onKeyDown, { capture: true });
}

/** Leaves the keys to the palette. */
export function stopCollecting(): void {
  stop();
}

/** Keys that type nothing have names of several letters. */
const isCharacter = (key: string): boolean => key.length === 1;
