import { useRef } from 'react';

type FocusHandlers = { onOpenAutoFocus?: (event: Event) => void; onCloseAutoFocus?: (event: Event) => void };

/**
 * Handlers for the content of a dialog that give the focus back to what had it: the button of the menu that it was
 * opened from, or what a key of the page pressed, which is marked `data-pressed`. Where none of it is there any more,
 * the heading of the page gets the focus.
 */
export function useReturnFocus({ onOpenAutoFocus, onCloseAutoFocus }: FocusHandlers): Required<FocusHandlers> {
  const origin = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: (event) => {
      origin.current = focusOrigin();
      onOpenAutoFocus?.(event);
    },
    onCloseAutoFocus: (event) => {
      onCloseAutoFocus?.(event);
      const { current } = origin;
      const heading = document.querySelector<HTMLElement>('h1[tabindex]');
      if (event.defaultPrevented || (!current?.isConnected && !heading)) return;
      event.preventDefault();
      if (current?.isConnected) current.focus();
      else heading?.focus({ preventScroll: true });
    },
  };
}

/**
 * Where a dialog begins: at its first field, or at its title where it has none; never at the button that closes it. A
 * field that comes later, as of a form that is still fetched, gets the focus if it has not moved on. A proposed amount is
 * selected, so that another one is typed over it.
 */
export function focusFirstField(event: Event): void {
  const dialog = event.target;
  if (!(dialog instanceof HTMLElement)) return;
  event.preventDefault();
  const field = firstField(dialog);
  if (field) enter(field);
  else {
    dialog.focus({ preventScroll: true });
    focusLaterField(dialog);
  }
}

function firstField(dialog: HTMLElement): HTMLElement | null {
  const fields =
    ':is(input, select, textarea, [role="combobox"], [role="radiogroup"], [role="checkbox"], [role="switch"]):not(:disabled, [type="hidden"], [aria-hidden="true"])';
  return dialog.querySelector<HTMLElement>(`[data-slot$="-body"] ${fields}`);
}

function enter(field: HTMLElement): void {
  field.focus({ preventScroll: true });
  if (field instanceof HTMLInputElement && field.inputMode === 'decimal') field.select();
  // A field below the fold of a low window
  field.scrollIntoView({ block: 'nearest' });
}

function focusLaterField(dialog: HTMLElement): void {
  const observer = new MutationObserver(() => {
    const field = firstField(dialog);
    const hasFocus = document.activeElement === dialog;
    if (hasFocus && field === null) return;
    observer.disconnect();
    if (!hasFocus) return;
    if (field) enter(field);
  });
  observer.observe(dialog, { childList: true, subtree: true });
}

function focusOrigin(): HTMLElement | null {
  const element = document.activeElement;
  const menu = element?.closest('[role="menu"]');
  const origin = menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : element;
  return origin instanceof HTMLElement && origin !== document.body
    ? origin
    : document.querySelector<HTMLElement>('[data-pressed]');
}
