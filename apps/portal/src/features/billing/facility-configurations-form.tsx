import type { FacilityConfigurationEntry } from '@quickportal/contracts/billing-facilities/facility-configuration';
import type { FormSchemaDocument } from '@quickportal/contracts/rules/forms/form-document';
import { WAIVE_PRODUCT } from '@quickportal/contracts/rules/billing/billing-schemes';
import { FormView } from '@quickportal/forms/react/form-view';
import { useForm } from '@quickportal/forms/react/use-form';
import { AlertDialog } from '@quickportal/ui/alert-dialog';
import { Button } from '@quickportal/ui/button';
import { Card } from '@quickportal/ui/card';
import { useState } from 'react';
import type { CallBody, CallResponse } from '../../data/calls/call.ts';
import { useChange } from '../../data/calls/use-change.ts';
import { problemOf } from '../../data/problem.ts';
import { reloadOf, useFormSchema } from '../../data/use-form-schema.ts';
import { FormSkeleton } from '../../layout/forms/form-skeleton.tsx';
import { useFormGuard } from '../../layout/forms/leave-guard.ts';
import { showLeft } from '../../layout/forms/left-outcome.ts';
import { showDone } from '../../layout/forms/show-done.ts';
import { QueryResult } from '../../layout/query-result.tsx';
import { ConfigurationsLayout } from './configurations-layout.tsx';

const CALL = 'billingFacilities.saveBillingFacilities';
const DONE = 'Successfully updated billing configurations.';
type Saved = CallResponse<typeof CALL>;
type Body = CallBody<typeof CALL>;

/** The facility configurations of a community as a form, with its current values. */
export function FacilityConfigurationsForm({ communityId }: { communityId: number }) {
  const params = { communityId };
  const schema = useFormSchema(CALL, params);
  const { send } = useChange(CALL);
  const { send: confirm } = useChange('billingFacilities.confirmBillingFacilities');
  return (
    <QueryResult query={schema} skeleton={<FormSkeleton />} failed="The facility configurations did not load">
      {(document) => (
        <EditedConfigurations
          schema={document}
          reload={reloadOf(schema)}
          onSave={(body) => send({ params, body })}
          onConfirm={(body) => confirm({ params, body })}
          onSaved={() => void schema.refetch()}
        />
      )}
    </QueryResult>
  );
}

export interface EditedConfigurationsProps {
  schema: FormSchemaDocument;
  /** Fetches it again, with what another user saved. */
  reload: () => Promise<FormSchemaDocument>;
  onSave: (body: Body) => Promise<Saved>;
  /** Saves what waives products, once the user has confirmed it. */
  onConfirm: (body: Body) => Promise<Saved>;
  onSaved: () => void;
}

interface Question {
  /** Products that become waived, by the fields that were refused. */
  products: readonly string[];
  onAnswer: (isConfirmed: boolean) => void;
}

/** The form; a save that waives a product is confirmed first. */
// In the specification: 2R251 2R375 2R376
export function EditedConfigurations({ schema, reload, onSave, onConfirm, onSaved }: EditedConfigurationsProps) {
  const [question, setQuestion] = useState<Question | null>(null);
  const confirmWaiver = (products: readonly string[]) =>
    new Promise<boolean>((resolve) =>
      setQuestion({
        products,
        onAnswer: (isConfirmed) => {
          setQuestion(null);
          resolve(isConfirmed);
        },
      }),
    );
  const form = useForm<Body, Saved>({
    schema,
    reload,
    onSubmit: async (body) => {
      try {
        return await onSave(body);
      } catch (error) {
        const problem = problemOf(error);
        if (!problem?.waivedBillingConfirmationRequired) throw error;
        const fields = problem.errors?.map(({ field }) => field) ?? [];
        if (!(await confirmWaiver(productsAt(body, fields)))) throw error;
        return onConfirm(body);
      }
    },
    onSubmitted: (response) => {
      showDone(DONE, response);
      onSaved();
    },
    onLeft: (outcome) => showLeft('Facility configurations', outcome, DONE),
  });
  const guard = useFormGuard(form, 'change');
  const entered = form.view.values['facilityConfigurations'] as FacilityConfigurationEntry[];
  return (
    <Card>
      <FormView
        {...form.view}
        layout={<ConfigurationsLayout entered={entered} />}
        buttons={
          <Button disabled={!form.dirty || form.busy} onClick={() => form.reset()}>
            Discard
          </Button>
        }
      />
      {guard.dialog}
      {question && <WaiveQuestion {...question} />}
    </Card>
  );
}

const productsAt = ({ facilityConfigurations }: Body, fields: readonly string[]): string[] =>
  facilityConfigurations
    .filter((_, at) => fields.includes(`facilityConfigurations[${at}].billingScheme`))
    .map(({ billingItemProduct }) => billingItemProduct);

/** Asks before products are waived. */
export const WaiveQuestion = ({ products, onAnswer }: Question) => (
  <AlertDialog
    open
    title={WAIVE_PRODUCT}
    action="Waive and save"
    cancel="Keep billing"
    onOpenChange={(open) => !open && onAnswer(false)}
    onAction={() => onAnswer(true)}
  >
    <p>No one is billed any more for {new Intl.ListFormat('en-AU').format(products)}.</p>
  </AlertDialog>
);
