import * as Radix from '@radix-ui/react-dialog';
import { cva } from 'class-variance-authority';
import { classNames } from '../class-names/class-names.tsx';
import { DialogHead } from './dialog-head.tsx';
import { focusFirstField, useReturnFocus } from './return-focus.ts';
import { ScrollBody } from './scroll-body.tsx';

/** The overlay over the page behind a dialog. */
export const overlayVariants = cva(
  'fixed inset-0 z-(--z-dialog) grid grid-cols-1 place-items-center overflow-y-auto bg-overlay p-4 max-sm:p-3 data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in',
);

export const dialogVariants = cva(
  'relative grid max-h-[calc(100dvh-2rem)] w-full grid-cols-1 grid-rows-[auto_minmax(0,1fr)_auto] rounded-4 border border-line bg-surface-raised text-14 text-ink shadow-3 outline-none data-[state=closed]:animate-fade-out data-[state=open]:animate-rise',
  {
    variants: { size: { sm: 'max-w-100', md: 'max-w-120', lg: 'max-w-180' } },
    defaultVariants: { size: 'md' },
  },
);

export const dialogBody = 'grid content-start gap-4 overflow-y-auto px-6 pt-2 pb-5 text-ink-2';
/** Buttons with amounts and accounts are long: they wrap rather than overflow. */
export const dialogFooter =
  'flex justify-end gap-2 border-t border-line px-6 py-4 max-sm:flex-col-reverse max-sm:[&>button]:w-full [&>button]:h-auto [&>button]:min-h-control [&>button]:shrink [&>button]:py-1 [&>button]:text-balance [&>button]:whitespace-normal';

export type DialogProps = Radix.DialogProps;
export type DialogContentProps = Omit<React.ComponentProps<typeof Radix.Content>, 'title'> & {
  size?: 'sm' | 'md' | 'lg';
  /** Names the task and its object: "Change e-mail of Margaret Olsson". */
  title: React.ReactNode;
  /** One sentence under the title, read out when the dialog opens. */
  description?: React.ReactNode;
};

/** A short task over the page, started and ended by the user. For questions with consequences use AlertDialog. */
export function Dialog(props: DialogProps) {
  return <Radix.Root {...props} />;
}

/** What opens the dialog and gets the focus back; give it a Button with `asChild`. */
export function DialogTrigger(props: React.ComponentProps<typeof Radix.Trigger>) {
  return <Radix.Trigger data-slot="dialog-trigger" {...props} />;
}

/** The panel: title, DialogBody, DialogFooter. */
export function DialogContent({ size, title, description, className, children, ...props }: DialogContentProps) {
  const returnFocus = useReturnFocus({ onOpenAutoFocus: focusFirstField, ...props });
  return (
    <Radix.Portal>
      <Radix.Overlay data-slot="dialog-overlay" className={overlayVariants()}>
        <Radix.Content
          data-slot="dialog"
          aria-modal="true"
          className={classNames(dialogVariants({ size }), className)}
          {...(description == null && { 'aria-describedby': undefined })}
          {...props}
          {...returnFocus}
        >
          <DialogHead slot="dialog-head" title={title} description={description} className="px-6 pt-5" />
          {children}
        </Radix.Content>
      </Radix.Overlay>
    </Radix.Portal>
  );
}

/** What is read or filled in; scrolls when it is long. */
export function DialogBody({ className, ...props }: Omit<React.ComponentProps<'div'>, 'ref'>) {
  return <ScrollBody data-slot="dialog-body" className={classNames(dialogBody, 'pt-4', className)} {...props} />;
}

/** The buttons, the one that acts last. */
export function DialogFooter({ className, ...props }: React.ComponentProps<'div'>) {
  return <div data-slot="dialog-footer" className={classNames(dialogFooter, className)} {...props} />;
}

/** Closes the dialog; give it a Button with `asChild`. */
export function DialogClose(props: React.ComponentProps<typeof Radix.Close>) {
  return <Radix.Close data-slot="dialog-close" {...props} />;
}
