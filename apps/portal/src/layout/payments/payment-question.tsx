import { Button } from '@quickportal/ui/button';
import { Card, CardBody } from '@quickportal/ui/card';
import { useId, useLayoutEffect, useRef } from 'react';

export interface PaymentQuestionProps {
  /** Amount and payer: "Take $50.00 from Margaret Olsson?" */
  title: string;
  /** Consequences. */
  text: React.ReactNode;
  /** Warning above the text. */
  warning?: React.ReactNode;
  /** Amounts. */
  totals: React.ReactNode;
  action?: string;
  /** Focuses Cancel, because the payment may be a mistake. */
  isBackFirst?: boolean;
  busy: boolean;
  onBack: () => void;
  onConfirm: () => void;
}

/**
 * The final confirmation before taking a payment: amount, payer, consequences. Beside the fields, which stay readable.
 * Enter confirms, unless Cancel has the focus.
 */
export function PaymentQuestion(props: PaymentQuestionProps) {
  const { title, text, warning, totals, action = 'Take payment', isBackFirst = false, busy, onBack, onConfirm } = props;
  const textId = useId();
  const panel = useRef<HTMLElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    first.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'nearest' });
    // In a window lower than the panel, the focused button must be visible
    first.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  function onKeyDown(event: React.KeyboardEvent) {
    // Enter still held from the form must not confirm
    if (event.key === 'Enter' && event.repeat) event.preventDefault();
    if (event.key === 'Escape' && !busy) onBack();
  }
  return (
    <Card
      ref={panel}
      role="alertdialog"
      aria-describedby={textId}
      aria-busy={busy || undefined}
      title={title}
      dense
      onKeyDown={onKeyDown}
      className="scroll-mt-20 border-accent shadow-2 lg:sticky lg:top-20"
    >
      <CardBody className="grid gap-4">
        {warning}
        <p id={textId} className="text-ink-2">
          {text}
        </p>
        {totals}
        <div className="flex flex-row-reverse flex-wrap gap-2 [&>*]:flex-auto">
          <Button ref={isBackFirst ? undefined : first} variant="primary" busy={busy} onClick={onConfirm}>
            {action}
          </Button>
          <Button ref={isBackFirst ? first : undefined} aria-disabled={busy || undefined} onClick={onBack}>
            Back
          </Button>
        </div>
      </CardBody>
    </Card>
  );
}
