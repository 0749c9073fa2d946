import type { FormSchemaDocument } from '@quickportal/contracts/rules/forms/form-document';
import { useForm } from '@quickportal/forms/react/use-form';
import { searchOptions } from '../../../data/search-options.ts';
import { useFormGuard } from '../../../layout/forms/leave-guard.ts';
import { showLeft } from '../../../layout/forms/left-outcome.ts';
import { SideBySide } from '../../../layout/page/page-stack.tsx';
import { type Done, showDone } from '../../../layout/forms/show-done.ts';
import type { RulesBody } from '../fraud-guard.data.ts';
import type { HitCounts } from '../rule-hits/rule-hits.tsx';
import { RulesFormView } from './rules-form.view.tsx';
import { useMakeLive } from './use-make-live.ts';

interface RulesFormProps<Saved> {
  schema: FormSchemaDocument;
  /** Fetches it again, with what another user saved. */
  reload: () => Promise<FormSchemaDocument>;
  counts: HitCounts | undefined;
  usualLimit: string | null | undefined;
  weakeningWaits: boolean | undefined;
  toDoFirst?: string | undefined;
  /** What is beside the rules, which may look at the values as they would be saved, and whether any is wrong. */
  renderSide: (body: Record<string, unknown>, isValid: boolean) => React.ReactNode;
  onSend: (body: RulesBody) => Promise<Saved>;
  /** What became of it. */
  done: Done<Saved>;
  onSaved: (saved: Saved) => void;
  onCancel?: () => void;
}

/** The rules as a form that keeps what was typed, merges lost updates, and asks before it is left. */
export function RulesForm<Saved>(props: RulesFormProps<Saved>) {
  const { schema, reload, counts, usualLimit, weakeningWaits, toDoFirst, renderSide } = props;
  const { onSend, done, onSaved, onCancel } = props;
  const form = useForm<RulesBody, Saved>({
    schema,
    reload,
    onSubmit: onSend,
    onSubmitted: (saved) => {
      showDone(done, saved);
      onSaved(saved);
    },
    onLeft: (outcome) => showLeft('Fraud guard rules', outcome, done),
  });
  const guard = useFormGuard(form, 'change');
  // A refusal of the whole form, such as that nothing was changed, is about no value
  const hasWrongValue = form.errors.some(({ field }) => field !== '');
  const makeLive = useMakeLive(form);
  return (
    <SideBySide side={renderSide(form.body, !hasWrongValue)}>
      <RulesFormView
        form={form}
        search={searchOptions}
        counts={counts}
        usualLimit={usualLimit}
        onMakeLive={makeLive}
        weakeningWaits={weakeningWaits}
        toDoFirst={toDoFirst}
        onCancel={onCancel}
      />
      {guard.dialog}
    </SideBySide>
  );
}
