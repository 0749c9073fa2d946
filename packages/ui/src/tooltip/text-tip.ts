import { tooltipLook } from './tooltip-look.ts';

/** Hover delay; after another tooltip it opens at once. */
const delay = 400;
const stillWarm = 300;
/** From the anchor, and from the edge of the window. */
const gap = 6;
const edge = 8;

let tip: HTMLElement | undefined;
let anchor: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let closedAt = Number.NEGATIVE_INFINITY;
/** There is no event for removed elements, such as a row that was opened by Enter. */
let whileThere: MutationObserver | undefined;

/** What to say about the element, asked when it opens; undefined for nothing. */
export type TipText = (element: HTMLElement) => string | null | undefined;

/**
 * The handlers of an element with a tooltip of plain words. All of them share one tooltip on the page, because a table
 * has hundreds: they cost nothing until a user hovers, while a component for each would cost more than its row.
 */
export function textTip(text: TipText) {
  return {
    'data-tooltip': '',
    onPointerEnter: (event: React.PointerEvent<HTMLElement>) => {
      if (event.pointerType === 'touch') return;
      const element = event.currentTarget;
      clearTimeout(timer);
      const isWarm = anchor !== undefined || Date.now() - closedAt < stillWarm;
      timer = setTimeout(() => showTip(element, text), isWarm ? 0 : delay);
    },
    onPointerLeave: () => clearTimeout(timer),
    onFocus: (event: React.FocusEvent<HTMLElement>) => {
      if (event.currentTarget.matches(':focus-visible')) showTip(event.currentTarget, text);
    },
    onBlur: () => hideTip(),
  };
}

/** Opens the tooltip beside an element at once. */
export function showTip(element: HTMLElement, text: TipText): void {
  const words = text(element);
  if (!words || !element.isConnected) return;
  hideTip();
  tip ??= makeTip();
  tip.textContent = words;
  // In the landmark of what it explains, where a screen reader finds it
  (
    element.closest('main, nav, header, aside, footer, dialog, [role="dialog"], [role="alertdialog"]') ?? document.body
  ).append(tip);
  tip.showPopover();
  place(tip, element.getBoundingClientRect());
  element.setAttribute('aria-describedby', tip.id);
  anchor = element;
  whileThere ??= new MutationObserver(() => anchor?.isConnected || close());
  whileThere.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('pointerover', closeOutside);
  document.addEventListener('keydown', closeByKey, { capture: true });
  document.addEventListener('scroll', hideTip, { capture: true, passive: true });
}

/** Closes it, and cancels one that was about to open. */
export function hideTip(): void {
  clearTimeout(timer);
  close();
}

function close(): void {
  if (!anchor) return;
  anchor.removeAttribute('aria-describedby');
  anchor = undefined;
  closedAt = Date.now();
  // Not taken out: while the focus moves on, a dialog takes it back when something in it goes
  if (tip?.isConnected) tip.hidePopover();
  whileThere?.disconnect();
  document.removeEventListener('pointerover', closeOutside);
  document.removeEventListener('keydown', closeByKey, { capture: true });
  document.removeEventListener('scroll', hideTip, { capture: true });
}

/** The pointer may wander onto the tooltip, to read or select it; anywhere else closes it, also when its anchor is gone. */
function closeOutside({ target }: PointerEvent): void {
  if (target instanceof Node && (tip?.contains(target) || (anchor?.isConnected && anchor.contains(target)))) return;
  if (anchor?.contains(document.activeElement) && anchor.matches(':focus-visible')) return;
  // not the next one: the pointer may have gone straight to it
  close();
}

function closeByKey({ key }: KeyboardEvent): void {
  if (key === 'Escape') hideTip();
}

function makeTip(): HTMLElement {
  const element = document.createElement('div');
  element.id = 'text-tip';
  element.role = 'tooltip';
  element.popover = 'manual';
  element.dataset['slot'] = 'text-tip';
  // the margin around it bridges the gap to the anchor, so that the pointer can wander across
  element.className = `${tooltipLook} fixed inset-auto isolate m-0 w-max overflow-visible border-0 before:absolute before:-inset-1.5 before:-z-1 before:content-['']`;
  return element;
}

/** Above the anchor, below it where there is no room, inside the window. */
function place(element: HTMLElement, at: DOMRect): void {
  const { width, height } = element.getBoundingClientRect();
  const left = at.left + at.width / 2 - width / 2;
  const above = at.top - gap - height;
  element.style.left = `${Math.max(edge, Math.min(left, document.documentElement.clientWidth - edge - width))}px`;
  element.style.top = `${above >= edge ? above : at.bottom + gap}px`;
}
