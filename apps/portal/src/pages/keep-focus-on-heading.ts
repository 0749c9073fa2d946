/** What a user does to move on: from then on the focus is theirs. */
const ACTIONS = ['pointerdown', 'keydown'] as const;

/** Whether a dialog is over the page: it has the focus, and gives it back. */
const isCovered = (main: HTMLElement): boolean =>
  main.closest('[aria-hidden="true"]') !== null || document.querySelector('dialog:modal') !== null;

/**
 * Focuses the heading of a page that was opened, and the next one when it is replaced: a skeleton's heading goes when the
 * page has its data. After the first press or key it only takes a focus whose element is gone, as a button is once its
 * action is no longer possible. Ends with the returned function.
 */
export function keepFocusOnHeading(main: HTMLElement, { opened }: { opened: boolean }): () => void {
  let isUsed = !opened;
  let focused: EventTarget | null = null;
  const focusHeading = () => (main.querySelector<HTMLElement>('h1') ?? main).focus({ preventScroll: true });
  const observer = new MutationObserver(() => {
    const { activeElement } = document;
    if ((activeElement !== document.body && activeElement !== null) || isCovered(main)) return;
    if (!isUsed || (focused instanceof Element && !focused.isConnected)) focusHeading();
  });
  const onAction = () => {
    isUsed = true;
  };
  const onFocus = ({ target }: FocusEvent) => {
    focused = target;
  };
  if (opened) focusHeading();
  observer.observe(main, { childList: true, subtree: true });
  main.addEventListener('focusin', onFocus);
  for (const action of ACTIONS) document.addEventListener(action, onAction, true);
  return () => {
    observer.disconnect();
    main.removeEventListener('focusin', onFocus);
    for (const action of ACTIONS) document.removeEventListener(action, onAction, true);
  };
}
