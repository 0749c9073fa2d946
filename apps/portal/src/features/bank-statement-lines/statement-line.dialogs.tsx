import type {
  BankStatementLineDetails,
  LineMatch,
} from '@quickportal/contracts/bank-statement-lines/bank-statement-line-details';
import { Field } from '@quickportal/ui/field';
import { Input } from '@quickportal/ui/input';
import { useState } from 'react';
import { CallForm } from '../../layout/forms/call-form.tsx';
import { ConfirmChange } from '../../layout/forms/confirm-change.tsx';

interface OfLine {
  line: BankStatementLineDetails;
  onClose: () => void;
}

const key = ({ bankStatementLineId: id }: BankStatementLineDetails) => ({ id });

/** Undoes one match, with a reason. */
export function UndoMatchDialog({ line, match, onClose }: OfLine & { match: LineMatch }) {
  const [reason, setReason] = useState('');
  const { matchId, invoiceNumber, amount } = match;
  return (
    <ConfirmChange
      call="bankStatementLines.removeMatch"
      input={{ params: { ...key(line), matchId }, query: { reason: reason.trim(), version: line.version } }}
      seen={line}
      title={`Undo the match to ${invoiceNumber}?`}
      action="Undo match"
      cancel="Keep match"
      actionDisabled={reason.trim() === ''}
      done={`Match to ${invoiceNumber} undone`}
      onClose={onClose}
    >
      <p>
        {amount.displayAmount} is open again on {invoiceNumber} and left to match on this line. Other matches stay, and
        no rule tries the line again.
      </p>
      <Field label="Reason" required help="Kept in the audit trail.">
        <Input value={reason} maxLength={255} onValueChange={setReason} />
      </Field>
    </ConfirmChange>
  );
}

/** Form to exclude a line. */
export const ExcludeLineDialog = ({ line, onClose }: OfLine) => (
  <CallForm
    call="bankStatementLines.exclude"
    params={key(line)}
    also={{ version: line.version }}
    title="Exclude line"
    description="It is matched to nothing, and counts as done. Include it again at any time."
    submitLabel="Exclude line"
    done="Line excluded"
    onClose={onClose}
  />
);

/** Asks before an excluded line is matched again. */
export const IncludeLineDialog = ({ line, onClose }: OfLine) => (
  <ConfirmChange
    call="bankStatementLines.include"
    input={{ params: key(line), body: { version: line.version } }}
    seen={line}
    title="Include this line again?"
    action="Include line"
    cancel="Keep excluded"
    tone="primary"
    done="Line included again"
    onClose={onClose}
  >
    It is unmatched again. No rule tries it: match it by hand.
  </ConfirmChange>
);

/** Form of the note. */
export const LineNoteDialog = ({ line, onClose }: OfLine) => (
  <CallForm
    call="bankStatementLines.saveNote"
    params={key(line)}
    also={{ version: line.version }}
    title={line.note === '' ? 'Add note' : 'Edit note'}
    submitLabel="Save note"
    done="Note saved"
    onClose={onClose}
  />
);
