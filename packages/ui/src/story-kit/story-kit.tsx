import { useState } from 'react';
import { classNames } from '../class-names/class-names.tsx';

type ControlledProps<Value> = {
  initial: Value;
  /** Hears every change, for a test to look at. */
  onChange?: (value: Value) => void;
  children: (value: Value, setValue: (value: Value) => void) => React.ReactNode;
};

/** Stories only: keeps a control's value, as a form would. */
export function Controlled<Value>({ initial, onChange, children }: ControlledProps<Value>) {
  const [value, setValue] = useState(initial);
  return children(value, (next) => {
    setValue(next);
    onChange?.(next);
  });
}

/** Stories only: things one under the other, as wide as a form column. */
export function Stack({ className, ...props }: React.ComponentProps<'div'>) {
  return <div className={classNames('grid max-w-105 gap-5', className)} {...props} />;
}

/** Stories only: whether the middle of an element is in the window and nothing lies over it. */
export function isUncovered(element: HTMLElement): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return top >= 0 && bottom <= window.innerHeight && hit !== null && element.contains(hit);
}

type Guide = {
  what: string;
  use: string[];
  avoid: string[];
  keys?: Record<string, string>;
  /** Its stories open over the page at once. */
  overlay?: boolean;
};

/**
 * Stories only: `parameters` of those that open a dialog or drawer at once. On a documentation page each gets a frame of
 * its own, or it would lie over the whole page.
 */
export const overlayStory = { docs: { story: { inline: false, height: '42rem' } } } as const;

/** Stories only: the words of a component's documentation page. */
export function guide({ what, use, avoid, keys, overlay = false }: Guide) {
  const list = (title: string, lines: string[]) => `### ${title}\n\n${lines.map((line) => `- ${line}`).join('\n')}`;
  const parts = [what, list('Do', use), list('Do not', avoid)];
  if (keys) {
    parts.push(
      list(
        'Keyboard',
        Object.entries(keys).map(([key, does]) => `**${key}** ${does}`),
      ),
    );
  }
  return { docs: { description: { component: parts.join('\n\n') }, ...(overlay && overlayStory.docs) } };
}
