import { Alert } from '@quickportal/ui/alert';
import { Diff } from '@quickportal/ui/diff';
import { Fragment, useEffect, useRef } from 'react';
import type { ComparedField } from '../schema/conflict.ts';
import type { FormConflict } from './lost-update.ts';

const differs = (fields: FormConflict['fields']): boolean => fields.some((field) => field.differs);

/** Label of the submit button while a lost update is merged. */
export const mergeLabel = ({ fields }: FormConflict): string => (differs(fields) ? 'Keep chosen values' : 'Continue');

const notes: Readonly<Record<ComparedField['changedBy'], string>> = {
  both: 'Changed by both',
  mine: 'Changed by you',
  theirs: 'Changed by them',
};

/** Lines of a list; two of them can be equal. */
const asLines = (lines: readonly string[]): React.ReactNode =>
  lines.length < 2
    ? lines[0]
    : lines.map((line, index) => (
        <Fragment key={`${index} ${line}`}>
          {index > 0 && <br />}
          {line}
        </Fragment>
      ));

/** Compares what another user saved with what was typed: for each field one of them is kept. */
export function ConflictView({ fields, onChoose }: Pick<FormConflict, 'fields' | 'onChoose'>) {
  const alert = useRef<HTMLDivElement>(null);
  const isSame = !differs(fields);
  useEffect(() => alert.current?.focus(), []);
  return (
    <>
      <Alert ref={alert} tabIndex={-1} tone="warning" title="Another user saved changes while you had this open.">
        {isSame
          ? 'No field of this form was changed. Your entries are kept: save them to continue.'
          : 'Choose which value to keep for each field. Nothing is saved until you save the form.'}
      </Alert>
      {!isSame && (
        <Diff
          label="Saved values and your values"
          beforeTitle="Theirs"
          afterTitle="Yours"
          fields={fields.map(({ name, label, mine, theirs, differs: isOpen, changedBy, side }) => ({
            label,
            before: asLines(theirs),
            after: asLines(mine),
            changed: isOpen,
            ...(isOpen && {
              note: notes[changedBy],
              choice: {
                side: side === 'mine' ? ('after' as const) : ('before' as const),
                onChoose: (chosen) => onChoose(name, chosen === 'after' ? 'mine' : 'theirs'),
              },
            }),
          }))}
        />
      )}
    </>
  );
}
