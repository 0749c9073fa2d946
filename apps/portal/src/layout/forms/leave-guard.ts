import { type Sending, useUnsavedChangesGuard } from '@quickportal/forms/react/unsaved-changes';
import type { Form } from '@quickportal/forms/react/use-form';
import { blockNavigation } from '../../pages/block-navigation.ts';

const sent = (title: string): Sending => ({
  title,
  text: 'Leaving does not take it back. Stay to see the outcome here, or leave: a message tells it to you wherever you are in the portal. If you close this tab, look for it later.',
});

/** Describes what is being sent, in the question. */
const sendings = {
  payment: sent('The payment is at the bank'),
  refund: sent('The refund is at the bank'),
  void: sent('The void is at the bank'),
  agreement: sent('The request is on its way to the payer’s bank'),
  upload: {
    title: 'The file is being uploaded',
    text: 'Leaving this page does not stop it. Stay to see how it goes, or leave: a message tells you the outcome wherever you are in the portal. Only closing this tab stops it.',
  },
  change: sent('The change is being sent'),
} satisfies Record<string, Sending>;

export type SendingKind = keyof typeof sendings;

interface LeaveGuardOptions {
  /** Whether unsaved input would be lost. */
  dirty: boolean;
  /** What is being sent; null while nothing is. */
  sending: SendingKind | null;
  /** Called when the user leaves while something is being sent, so that the outcome reaches them as a message. */
  onLeave?: () => void;
}

/**
 * The question before leaving a page, dialog or drawer: with unsaved input, or while something is being sent, which
 * leaving does not undo. Render `dialog` once.
 */
export const useLeaveGuard = ({ dirty, sending, onLeave }: LeaveGuardOptions) =>
  useUnsavedChangesGuard({
    dirty,
    sending: sending === null ? null : sendings[sending],
    block: blockNavigation,
    ...(onLeave && { onLeave }),
  });

/** The question of a form that sends its own input; its `onLeft` reports the outcome. */
export const useFormGuard = (form: Form, kind: SendingKind) =>
  useLeaveGuard({ dirty: form.dirty, sending: form.busy ? kind : null, onLeave: form.leave });
