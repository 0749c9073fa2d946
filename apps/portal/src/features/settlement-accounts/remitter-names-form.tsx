import type { SettlementAccounts } from '@quickportal/contracts/settlement-accounts/settlement-account';
import { FormView } from '@quickportal/forms/react/form-view';
import { useForm } from '@quickportal/forms/react/use-form';
import { Button } from '@quickportal/ui/button';
import { Card } from '@quickportal/ui/card';
import type { CallBody, CallResponse } from '../../data/calls/call.ts';
import { useFormGuard } from '../../layout/forms/leave-guard.ts';
import { showLeft } from '../../layout/forms/left-outcome.ts';
import { RestartingForm, type SettingForm } from '../../layout/forms/restarting-form.tsx';
import { showDone } from '../../layout/forms/show-done.ts';
import { useDoneOrWaits } from '../../layout/use-waits-toast.ts';
import { RemitterNamesLayout } from './remitter-names-layout.tsx';

type Saved = CallResponse<'settlementAccounts.updateRemitterNames'>;
type Body = CallBody<'settlementAccounts.updateRemitterNames'>;

/** The AU bank accounts of a business as a form, with their current remitter names. */
export const RemitterNamesForm = ({ accounts }: { accounts: SettlementAccounts }) => (
  <RestartingForm
    call="settlementAccounts.updateRemitterNames"
    params={{ businessId: accounts.businessId }}
    failed="The bank accounts did not load"
  >
    {(form) => <EditedRemitterNames {...form} accounts={accounts} />}
  </RestartingForm>
);

export interface EditedRemitterNamesProps extends SettingForm<'settlementAccounts.updateRemitterNames'> {
  accounts: SettlementAccounts;
}

/** The form: a row for each account, its remitter name to be changed. */
// In the specification: 2R173 2R177
export function EditedRemitterNames({ schema, reload, accounts, onSend, onSaved }: EditedRemitterNamesProps) {
  const done = useDoneOrWaits()(
    'Successfully saved remitter names',
    `The change of remitter names of ${accounts.businessName}`,
  );
  const form = useForm<Body, Saved>({
    schema,
    reload,
    onSubmit: onSend,
    onSubmitted: (response) => {
      showDone(done, response);
      onSaved(response);
    },
    onLeft: (outcome) => showLeft('Remitter names', outcome, done),
  });
  const guard = useFormGuard(form, 'change');
  const entered = form.view.values['remitterNames'] as Body['remitterNames'];
  return (
    <Card title="Bank Accounts">
      <FormView
        {...form.view}
        layout={<RemitterNamesLayout entered={entered} accounts={accounts.bankAccounts} />}
        buttons={
          <Button disabled={!form.dirty || form.busy} onClick={() => form.reset()}>
            Discard
          </Button>
        }
      />
      {guard.dialog}
    </Card>
  );
}
