import { useEffect, useRef, useState } from 'react';
import { classNames } from '../class-names/class-names.tsx';
import { Tooltip } from '../tooltip/tooltip.tsx';

export type TruncateProps = React.ComponentProps<'span'>;

/**
 * Text on one line, cut with an ellipsis where there is no room. The full text shows on hover, and when the link or
 * button it stands in gets the keyboard's focus. Give it a width (`max-w-56`) or a shrinking parent. Never for amounts;
 * for ids use CopyableId, which cuts in the middle.
 */
export function Truncate({ className, children, ...props }: TruncateProps) {
  const ref = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  const openIfCut = (next: boolean) => setOpen(next && isCut(ref.current));

  useEffect(() => {
    const holder = ref.current?.closest('a, button');
    if (!holder) return undefined;
    const onFocus = () => setOpen(holder.matches(':focus-visible') && isCut(ref.current));
    const onBlur = () => setOpen(false);
    holder.addEventListener('focus', onFocus);
    holder.addEventListener('blur', onBlur);
    return () => {
      holder.removeEventListener('focus', onFocus);
      holder.removeEventListener('blur', onBlur);
    };
  }, []);

  return (
    <Tooltip content={children} open={open} onOpenChange={openIfCut}>
      <span ref={ref} data-slot="truncate" className={classNames('block truncate', className)} {...props}>
        {children}
      </span>
    </Tooltip>
  );
}

function isCut(element: HTMLElement | null): boolean {
  return element !== null && element.scrollWidth > element.clientWidth;
}
