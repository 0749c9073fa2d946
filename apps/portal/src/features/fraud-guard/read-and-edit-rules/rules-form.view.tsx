import type { Search } from '@quickportal/forms/react/use-form-field';
import { FormView } from '@quickportal/forms/react/form-view';
import type { Form } from '@quickportal/forms/react/use-form';
import { Button } from '@quickportal/ui/button';
import { Card } from '@quickportal/ui/card';
import type { EditedRulesProps } from './edited-rule.tsx';
import { RulesLayout } from './rules-layout.tsx';
import { WeakeningWaits } from './weakening-waits.tsx';

export interface RulesFormViewProps extends EditedRulesProps {
  form: Form;
  search: Search;
  /** Changes that weaken the rules wait for a second user. */
  weakeningWaits?: boolean | undefined;
  /** What must be done before the rules can be saved. */
  toDoFirst?: string | undefined;
  onCancel?: (() => void) | undefined;
}

/** The form of the rules of a facility or of a business. */
// In the specification: 1R056
export function RulesFormView({ form, search, weakeningWaits, toDoFirst, onCancel, ...rules }: RulesFormViewProps) {
  return (
    <div className="grid gap-4">
      {weakeningWaits && <WeakeningWaits />}
      <Card>
        <FormView
          {...form.view}
          search={search}
          layout={<RulesLayout {...rules} />}
          {...(onCancel && { onCancel })}
          submitDisabled={toDoFirst !== undefined}
          footerNote={toDoFirst}
          buttons={
            <Button disabled={!form.dirty || form.busy} onClick={() => form.reset()}>
              Discard
            </Button>
          }
        />
      </Card>
    </div>
  );
}
