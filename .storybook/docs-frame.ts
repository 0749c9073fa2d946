import { addons } from 'storybook/preview-api';
import { docsFrame } from './framed-stories.ts';

/** The event of a frame whose story was played, to its end or to an error. */
export const STORY_ENDED = 'storyended';

/**
 * In a frame of a documentation page a story plays by itself while another one is read: what it focuses and
 * scrolls to must not move the page around the frame.
 */
export function keepPageStill(): void {
  if (docsFrame() === null) return;
  // Called on its element below
  // oxlint-disable-next-line typescript/unbound-method
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusInFrame(options) {
    focus.call(this, { ...options, preventScroll: true });
  };
  // Called on its element below
  // oxlint-disable-next-line typescript/unbound-method
  const { scrollIntoView } = Element.prototype;
  Element.prototype.scrollIntoView = function scrollInFrame(options) {
    const given: ScrollIntoViewOptions =
      typeof options === 'object' ? options : { block: options === false ? 'end' : 'start' };
    // TypeScript does not know container yet
    scrollIntoView.call(this, Object.assign({ container: 'nearest' }, given));
  };
}

/** Tells the documentation page around a frame when its story was played, and gives the keyboard back to that page. */
export function announceEnd(): void {
  const frame = docsFrame();
  if (frame === null) return;
  addons.getChannel().on('storyFinished', () => {
    window.parent.focus();
    frame.dispatchEvent(new CustomEvent(STORY_ENDED, { bubbles: true }));
  });
}
