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

type Guide = {
  what: string;
  use: string[];
  avoid: string[];
  keys?: Record<string, string>;
};

/** Stories only: the words of a component's documentation page. */
export function guide({ what, use, avoid, keys }: Guide): { docs: { description: { component: string } } } {
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
  return { docs: { description: { component: parts.join('\n\n') } } };
}
