import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { Field } from '../field/field.tsx';
import { Input } from '../input/input.tsx';
import { nameProblem, type SavedView } from './saved-view.ts';

const longest = 60;

/** Asks for the name of a view, new or renamed. */
export function ViewForm({
  views,
  view,
  label,
  canShare = false,
  onSubmit,
  onCancel,
}: {
  views: readonly SavedView[];
  /** The view that is renamed. */
  view?: SavedView;
  label: string;
  canShare?: boolean;
  onSubmit: (view: { name: string; shared: boolean }) => void;
  onCancel: () => void;
}) {
  const [name, setName] = useState(view?.name ?? '');
  const [shared, setShared] = useState(false);
  const [problem, setProblem] = useState<string>();
  return (
    <form
      className="grid gap-3 p-2"
      onSubmit={(event) => {
        event.preventDefault();
        // the list behind may be in a form of its own
        event.stopPropagation();
        const found = nameProblem(name, views, view?.id);
        setProblem(found);
        if (!found) onSubmit({ name: name.trim(), shared });
      }}
    >
      <Field label={label} error={problem}>
        {/* opened by pressing a button, so the field is where the person goes next */}
        {/* eslint-disable-next-line jsx-a11y/no-autofocus */}
        <Input autoFocus value={name} onValueChange={setName} maxLength={longest} autoComplete="off" />
      </Field>
      {canShare && <Checkbox value={shared} onValueChange={setShared} label="Share with everyone" />}
      <div className="flex justify-end gap-2">
        <Button size="sm" onClick={onCancel}>
          Cancel
        </Button>
        <Button size="sm" variant="primary" type="submit">
          {view ? 'Rename' : 'Save view'}
        </Button>
      </div>
    </form>
  );
}
