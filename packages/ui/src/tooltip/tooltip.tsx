import * as Radix from '@radix-ui/react-tooltip';
import { createContext, use } from 'react';
import { classNames } from '../class-names/class-names.tsx';
import { tooltipLook } from './tooltip-look.ts';

export { textTip } from './text-tip.ts';

const delay = 400;
const HasProvider = createContext(false);

export type TooltipProviderProps = React.ComponentProps<typeof Radix.Provider>;

/** Put one around the application: after the first tooltip the next ones open without the wait. */
export function TooltipProvider({ delayDuration = delay, children, ...props }: TooltipProviderProps) {
  return (
    <HasProvider value={true}>
      <Radix.Provider delayDuration={delayDuration} {...props}>
        {children}
      </Radix.Provider>
    </HasProvider>
  );
}

export type TooltipProps = Omit<React.ComponentProps<typeof Radix.Content>, 'content'> & {
  /** What the tooltip says: a few words, nothing to click. */
  content: React.ReactNode;
  /** The one element it belongs to. It must accept a ref and the usual event handlers. */
  children: React.ReactElement;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
};

/**
 * A few more words on hover and focus: the exact time behind a date, the full text behind a shortened one, the name of
 * an icon button. Never the only place where something is said, because touch screens have no hover. For anything to
 * click or longer than a sentence use a Popover; for plain words about text in tables `textTip` does the same for less.
 */
export function Tooltip({ content, children, open, onOpenChange, side = 'top', className, ...props }: TooltipProps) {
  const hasProvider = use(HasProvider);
  const tooltip = (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild data-tooltip="">
        {children}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          data-slot="tooltip"
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className={classNames(tooltipLook, 'z-(--z-toast) select-none', className)}
          {...props}
        >
          {content}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
  return hasProvider ? tooltip : <TooltipProvider>{tooltip}</TooltipProvider>;
}
