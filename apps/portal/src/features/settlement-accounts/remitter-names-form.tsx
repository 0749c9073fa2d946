import type { SettlementAccounts } from '@quickportal/contracts/settlement-accounts/settlement-account';
import type { FormSchemaDocument } from '@quickportal/contracts/rules/forms/form-document';
import { FormView } from '@quickportal/forms/react/form-view';
import { useForm } from '@quickportal/forms/react/use-form';
import { Button } from '@quickportal/ui/button';
import { Card } from '@quickportal/ui/card';
import { useState } from 'react';
import type { CallBody, CallResponse } from '../../data/calls/call.ts';
import { useChange } from '../../data/calls/use-change.ts';
import { reloadOf, useFormSchema } from '../../data/use-form-schema.ts';
import { FormSkeleton } from '../../layout/forms/form-skeleton.tsx';
import { useFormGuard } from '../../layout/forms/leave-guard.ts';
import { showLeft } from '../../layout/forms/left-outcome.ts';
import { showDone } from '../../layout/forms/show-done.ts';
import { QueryResult } from '../../layout/query-result.tsx';
import { useDoneOrWaits } from '../../layout/use-waits-toast.ts';
import { RemitterNamesLayout } from './remitter-names-layout.tsx';

type Saved = CallResponse<'settlementAccounts.updateRemitterNames'>;
type Body = CallBody<'settlementAccounts.updateRemitterNames'>;

/** The AU bank accounts of a business as a form, with their current remitter names. */
export function RemitterNamesForm({ accounts }: { accounts: SettlementAccounts }) {
  const params = { businessId: accounts.businessId };
  const schema = useFormSchema('settlementAccounts.updateRemitterNames', params);
  const { send } = useChange('settlementAccounts.updateRemitterNames');
  // What was entered is not what applies: the form begins with that again
  const [requests, setRequests] = useState(0);
  return (
    <QueryResult query={schema} skeleton={<FormSkeleton />} failed="The bank accounts did not load">
      {(document) => (
        <EditedRemitterNames
          key={requests}
          schema={document}
          reload={reloadOf(schema)}
          accounts={accounts}
          onSend={(body) => send({ params, body })}
          onSaved={({ status }) => (status === 202 ? setRequests(requests + 1) : void schema.refetch())}
        />
      )}
    </QueryResult>
  );
}

export interface EditedRemitterNamesProps {
  schema: FormSchemaDocument;
  /** Fetches it again, with what another user saved. */
  reload: () => Promise<FormSchemaDocument>;
  accounts: SettlementAccounts;
  onSend: (body: Body) => Promise<Saved>;
  onSaved: (saved: Saved) => void;
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
