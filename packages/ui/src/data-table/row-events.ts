import { useEffect, useRef, useState } from 'react';

/** Ignores a pointer that only crosses the row. */
const dwell = 65;

/**
 * The handlers that one table body needs for all of its rows: arrow keys, Home and End move between the rows, a click
 * on words that lie above the row's link opens the row too, and resting on a row or focusing it tells `onIntent`.
 */
export function useRowEvents(onIntent: ((index: number) => void) | undefined) {
  const [active, setActive] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hovered = useRef<number>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const leave = () => {
    clearTimeout(timer.current);
    hovered.current = undefined;
  };
  const handlers = {
    onKeyDown: (event: React.KeyboardEvent<HTMLElement>) => moveBetweenRows(event),
    onClick: (event: React.MouseEvent<HTMLElement>) => openFromWords(event),
    onFocus: (event: React.FocusEvent<HTMLElement>) => {
      const index = rowIndex(event);
      if (index === undefined) return;
      if (isRowLink(event.target)) setActive(index);
      onIntent?.(index);
    },
    onPointerOver: (event: React.PointerEvent<HTMLElement>) => {
      const index = rowIndex(event);
      if (index === hovered.current) return;
      leave();
      hovered.current = index;
      if (index !== undefined && onIntent) timer.current = setTimeout(() => onIntent(index), dwell);
    },
    onPointerLeave: leave,
  };
  return { active, handlers };
}

function isRowLink(target: EventTarget): target is HTMLElement {
  return target instanceof HTMLElement && target.hasAttribute('data-row-link');
}

/** Returns the index of an event's row; undefined for events through a portal (a menu). */
function rowIndex(event: React.SyntheticEvent<HTMLElement>): number | undefined {
  if (!(event.target instanceof Element) || !event.currentTarget.contains(event.target)) return undefined;
  const index = event.target.closest<HTMLElement>('tr[data-index]')?.dataset['index'];
  return index === undefined ? undefined : Number(index);
}

function moveBetweenRows(event: React.KeyboardEvent<HTMLElement>): void {
  if (!isRowLink(event.target) || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row-link]')];
  const at = links.indexOf(event.target);
  const targets: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links.length - 1 };
  const to = targets[event.key];
  if (to === undefined) return;
  event.preventDefault();
  links[to]?.focus();
}

/** Texts with a tooltip are above the row's link; clicks on them, with their modifiers, are passed to the link. */
function openFromWords(event: React.MouseEvent<HTMLElement>): void {
  const { target, currentTarget } = event;
  if (!(target instanceof Element) || !currentTarget.contains(target)) return;
  if (event.defaultPrevented || target.closest('a, button, input, select, textarea, label')) return;
  if (String(globalThis.getSelection())) return;
  const { ctrlKey, metaKey, shiftKey, altKey } = event;
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey, altKey });
  target.closest('tr')?.querySelector('[data-row-link]')?.dispatchEvent(click);
}
