import { useCallback, useState } from 'react';

/** A part that scrolls if it is long, by keyboard too. */
export function ScrollBody(props: Omit<React.ComponentProps<'div'>, 'ref'>) {
  const [scrolls, setScrolls] = useState(false);
  const watch = useCallback((node: HTMLElement | null) => watchHeight(node, setScrolls), []);
  // What scrolls and holds no control must take the focus itself, or a keyboard can't scroll it.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  return <div tabIndex={scrolls ? 0 : undefined} {...props} ref={watch} />;
}

function watchHeight(node: HTMLElement | null, onChange: (scrolls: boolean) => void): (() => void) | undefined {
  if (!node) return undefined;
  const observer = new ResizeObserver(() => onChange(node.scrollHeight > node.clientHeight));
  for (const watched of [node, ...node.children]) observer.observe(watched);
  return () => observer.disconnect();
}
