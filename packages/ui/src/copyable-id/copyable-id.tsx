import { Check, Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { classNames } from '../class-names/class-names.tsx';
import { Missing } from '../missing/missing.tsx';
import { monoText } from '../mono/mono.tsx';
import { textTip } from '../tooltip/tooltip.tsx';
import { middleTruncate } from './middle-truncate.ts';

export { middleTruncate } from './middle-truncate.ts';

/** Time for which the tick replaces the copy icon. */
const praise = 2000;

export type CopyableIdProps = Omit<React.ComponentProps<'button'>, 'children' | 'value'> & {
  /** The whole id. Null or undefined shows the dash. */
  value: string | null | undefined;
  /** Noun for the button's name: "token". */
  label: string;
  /** Characters kept at both ends of a longer one; false shows all of it. */
  keep?: number | false;
};

/**
 * An ID, code or token in monospace, truncated in the middle if long; pressing it copies the whole and confirms that.
 * The full value shows on hover and focus. Never for secrets: what can be copied here can be read here.
 */
export function CopyableId({ value, label, keep = 4, className, onClick, ...props }: CopyableIdProps) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (value === null || value === undefined || value === '') return <Missing className={className} />;

  const copy = async () => {
    clearTimeout(timer.current);
    const copied = await copyText(value);
    setState(copied ? 'copied' : 'failed');
    timer.current = setTimeout(() => setState('idle'), praise);
  };
  const shown = keep === false ? value : middleTruncate(value, keep, keep);
  return (
    <>
      <button
        type="button"
        data-slot="copyable-id"
        aria-label={`Copy ${label} ${shown}`}
        onClick={(event) => {
          onClick?.(event);
          void copy();
        }}
        className={classNames('group/copy inline-flex max-w-full items-center gap-1.5 rounded-1 text-left', className)}
        {...(shown === value ? {} : textTip(() => value))}
        {...props}
      >
        <span className={classNames(monoText, 'min-w-0 wrap-anywhere')}>{shown}</span>
        <span className="grid size-6 flex-none place-items-center rounded-sm text-ink-3 group-hover/copy:bg-surface-press group-hover/copy:text-ink">
          {state === 'copied' ? <Check className="text-success-ink" /> : <Copy />}
        </span>
      </button>
      <output className="sr-only">
        {state === 'copied' && 'Copied'}
        {state === 'failed' && `Could not copy. The ${label} is ${value}`}
      </output>
    </>
  );
}

/** The clipboard may be refused, and is missing without a secure connection. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
