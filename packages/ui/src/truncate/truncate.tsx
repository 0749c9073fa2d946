import { useLayoutEffect, useRef } from 'react';
import { classNames } from '../class-names/class-names.tsx';
import { hideTip, showTip, textTip } from '../tooltip/text-tip.ts';

export type TruncateProps = React.ComponentProps<'span'>;

/**
 * Text on one line, cut with an ellipsis where there is no room. The full text shows on hover, and when the link or
 * button it is in gets the keyboard's focus. Give it a width (`max-w-56`) or a shrinking parent. Never for amounts;
 * for ids use CopyableId, which cuts in the middle.
 */
export function Truncate({ className, ...props }: TruncateProps) {
  const ref = useRef<HTMLSpanElement>(null);
  // Before the first paint, because the focus may come right after it
  useLayoutEffect(() => {
    const { current } = ref;
    const holder = current?.closest<HTMLElement>('a, button');
    if (!current || !holder) return undefined;
    const onFocus = () => holder.matches(':focus-visible') && showTip(current, fullText);
    holder.addEventListener('focus', onFocus);
    holder.addEventListener('blur', hideTip);
    return () => {
      holder.removeEventListener('focus', onFocus);
      holder.removeEventListener('blur', hideTip);
    };
  }, []);
  return (
    <span
      ref={ref}
      data-slot="truncate"
      className={classNames('block truncate', className)}
      {...textTip(fullText)}
      {...props}
    />
  );
}

/** All of the text where some of it is cut off. */
function fullText(element: HTMLElement): string | null {
  return element.scrollWidth > element.clientWidth ? element.textContent : null;
}
