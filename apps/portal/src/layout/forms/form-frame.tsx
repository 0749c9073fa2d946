import { Button } from '@quickportal/ui/button';
import { Card } from '@quickportal/ui/card';
import { Dialog, DialogBody, DialogContent, DialogFooter } from '@quickportal/ui/dialog';
import { Sheet, SheetBody, SheetContent, SheetFooter } from '@quickportal/ui/sheet';

/** Where a form is shown. */
export type FormLook = 'dialog' | 'sheet' | 'page';

interface FormFrameProps {
  as: FormLook;
  title: string;
  description: string | undefined;
  onClose: () => void;
  children: React.ReactNode;
}

/** Frame of a form: a dialog, a drawer, or the card of a page. */
export function FormFrame({ as, title, description, onClose, children }: FormFrameProps) {
  const onOpenChange = (open: boolean) => !open && onClose();
  if (as === 'page') return <Card className="max-w-3xl">{children}</Card>;
  if (as === 'sheet')
    return (
      <Sheet open onOpenChange={onOpenChange}>
        <SheetContent title={title} description={description} size="lg">
          {children}
        </SheetContent>
      </Sheet>
    );
  return (
    <Dialog open onOpenChange={onOpenChange}>
      <DialogContent title={title} description={description}>
        {children}
      </DialogContent>
    </Dialog>
  );
}

FormFrame.Body = function FormFrameBody({ as, children }: Pick<FormFrameProps, 'as' | 'children'>) {
  if (as === 'page') return children;
  return as === 'sheet' ? <SheetBody>{children}</SheetBody> : <DialogBody>{children}</DialogBody>;
};

interface FooterProps {
  as: Exclude<FormLook, 'page'>;
  /** ID of the form that the button submits. */
  form: string;
  submitLabel: string;
  danger: boolean;
  busy: boolean;
  disabled: boolean;
  onCancel: () => void;
}

FormFrame.Footer = function FormFrameFooter({ as, form, submitLabel, danger, busy, disabled, onCancel }: FooterProps) {
  const Footer = as === 'sheet' ? SheetFooter : DialogFooter;
  return (
    <Footer>
      <Button onClick={onCancel}>Cancel</Button>
      <Button type="submit" form={form} variant={danger ? 'danger' : 'primary'} busy={busy} disabled={disabled}>
        {submitLabel}
      </Button>
    </Footer>
  );
};
