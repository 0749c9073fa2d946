import * as Radix from '@radix-ui/react-dialog';
import { cva } from 'class-variance-authority';
import { classNames } from '../class-names/class-names.tsx';
import { DialogHead } from '../dialog/dialog-head.tsx';
import { focusFirstField, useReturnFocus } from '../dialog/return-focus.ts';
import { ScrollBody } from '../dialog/scroll-body.tsx';

const sheetVariants = cva(
  [
    'fixed z-(--z-dialog) grid grid-rows-[auto_minmax(0,1fr)_auto] border-line bg-surface-raised text-14 text-ink shadow-3 outline-none',
    'max-sm:inset-x-0 max-sm:bottom-0 max-sm:max-h-[88dvh] max-sm:rounded-t-4 max-sm:border-t',
    'max-sm:data-[state=closed]:animate-slide-down max-sm:data-[state=open]:animate-slide-up',
    'sm:inset-y-0 sm:right-0 sm:border-l sm:data-[state=closed]:animate-slide-right sm:data-[state=open]:animate-slide-left',
  ],
  {
    variants: { size: { md: 'sm:w-105', lg: 'sm:w-150 sm:max-w-[90vw]' } },
    defaultVariants: { size: 'md' },
  },
);

export type SheetProps = Radix.DialogProps;
export type SheetContentProps = Omit<React.ComponentProps<typeof Radix.Content>, 'title'> & {
  size?: 'md' | 'lg';
  title: React.ReactNode;
  description?: React.ReactNode;
};

/** A drawer at the right, at the bottom on phones: looks at one thing of a list without leaving the list. */
export function Sheet(props: SheetProps) {
  return <Radix.Root {...props} />;
}

/** What opens the drawer and gets the focus back. */
export function SheetTrigger(props: React.ComponentProps<typeof Radix.Trigger>) {
  return <Radix.Trigger data-slot="sheet-trigger" {...props} />;
}

/** The drawer: title, SheetBody, SheetFooter. */
export function SheetContent({ size, title, description, className, children, ...props }: SheetContentProps) {
  const returnFocus = useReturnFocus({ onOpenAutoFocus: focusFirstField, ...props });
  return (
    <Radix.Portal>
      <Radix.Overlay
        data-slot="sheet-overlay"
        className="fixed inset-0 z-(--z-dialog) bg-overlay data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in"
      />
      <Radix.Content
        data-slot="sheet"
        aria-modal="true"
        className={classNames(sheetVariants({ size }), className)}
        {...(description == null && { 'aria-describedby': undefined })}
        {...props}
        {...returnFocus}
      >
        <DialogHead
          slot="sheet-head"
          title={title}
          description={description}
          className="border-b border-line px-5 py-4"
        />
        {children}
      </Radix.Content>
    </Radix.Portal>
  );
}

/** What the drawer shows; scrolls when it is long. */
export function SheetBody({ className, ...props }: Omit<React.ComponentProps<'div'>, 'ref'>) {
  return (
    <ScrollBody
      data-slot="sheet-body"
      className={classNames('grid content-start gap-4 overflow-y-auto p-5', className)}
      {...props}
    />
  );
}

/** The buttons of a drawer, the one that acts last. */
export function SheetFooter({ className, ...props }: React.ComponentProps<'div'>) {
  return (
    <div
      data-slot="sheet-footer"
      className={classNames('flex justify-end gap-2 border-t border-line px-5 py-4', className)}
      {...props}
    />
  );
}

/** Closes the drawer; give it a Button with `asChild`. */
export function SheetClose(props: React.ComponentProps<typeof Radix.Close>) {
  return <Radix.Close data-slot="sheet-close" {...props} />;
}
