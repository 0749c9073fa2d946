import { Button } from '@quickportal/ui/button';
import { Card, CardBody } from '@quickportal/ui/card';
import { useId, useLayoutEffect, useRef } from 'react';

export interface PaymentQuestionProps {
  /** How much from whom: "Take $50.00 from Margaret Olsson?" */
  title: string;
  /** What happens then. */
  text: React.ReactNode;
  /** Stands above the text: a reason for care. */
  warning?: React.ReactNode;
  /** What it comes to. */
  totals: React.ReactNode;
  action?: string;
  /** The way back has the focus: the payment may be a mistake. */
  isBackFirst?: boolean;
  busy: boolean;
  onBack: () => void;
  onConfirm: () => void;
}

/**
 * The last question before money moves: how much, from whom, and what happens then. Beside the fields, which stay
 * readable. Enter confirms, unless the way back has the focus.
 */
export function PaymentQuestion(props: PaymentQuestionProps) {
  const { title, text, warning, totals, action = 'Take payment', isBackFirst = false, busy, onBack, onConfirm } = props;
  const textId = useId();
  const panel = useRef<HTMLElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    first.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'nearest' });
    // Where the window is lower than the panel, the button that has the focus counts
    first.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  function onKeyDown(event: React.KeyboardEvent) {
    // Enter that is still held from the form must not answer the question
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
