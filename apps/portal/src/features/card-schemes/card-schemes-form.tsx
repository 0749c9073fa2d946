import type { BusinessCardSchemes } from '@quickportal/contracts/card-schemes/business-card-schemes';
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
import { SideBySide } from '../../layout/page/page-stack.tsx';
import { QueryResult } from '../../layout/query-result.tsx';
import { useDoneOrWaits } from '../../layout/use-waits-toast.ts';
import { CardSchemesLayout } from './card-schemes-layout.tsx';
import { SurchargePreviewView } from './surcharge-preview.view.tsx';
import { moveToDate, type EnteredScheme } from './surcharges-on.ts';
import { UpcomingSurchargesView } from './upcoming-surcharges.view.tsx';

type Saved = CallResponse<'cardSchemes.saveCardSchemes'>;
type Body = CallBody<'cardSchemes.saveCardSchemes'>;

interface CardSchemesFormProps {
  saved: BusinessCardSchemes;
  currency: 'AUD' | 'NZD';
}

/** The card schemes of a business as a form, with its current values. */
export function CardSchemesForm({ saved, currency }: CardSchemesFormProps) {
  const params = { businessId: saved.businessId };
  const schema = useFormSchema('cardSchemes.saveCardSchemes', params);
  const { send } = useChange('cardSchemes.saveCardSchemes');
  // What was entered is not what applies: the form begins with that again
  const [requests, setRequests] = useState(0);
  return (
    <QueryResult query={schema} skeleton={<FormSkeleton />} failed="The card schemes did not load">
      {(document) => (
        <EditedCardSchemes
          key={requests}
          schema={document}
          reload={reloadOf(schema)}
          saved={saved}
          currency={currency}
          onSend={(body) => send({ params, body })}
          onSaved={({ status }) => (status === 202 ? setRequests(requests + 1) : void schema.refetch())}
        />
      )}
    </QueryResult>
  );
}

export interface EditedCardSchemesProps extends CardSchemesFormProps {
  schema: FormSchemaDocument;
  /** Fetches it again, with what another user saved. */
  reload: () => Promise<FormSchemaDocument>;
  onSend: (body: Body) => Promise<Saved>;
  onSaved: (saved: Saved) => void;
}

/** The form beside what it comes to for a payer, and the surcharges of later dates. */
// In the specification: 3M073
export function EditedCardSchemes({ schema, reload, saved, currency, onSend, onSaved }: EditedCardSchemesProps) {
  const done = useDoneOrWaits()('Surcharges updated.', `The change of the card schemes of ${saved.businessName}`);
  const form = useForm<Body, Saved>({
    schema,
    reload,
    onSubmit: onSend,
    onSubmitted: (response) => {
      showDone(done, response);
      onSaved(response);
    },
    onLeft: (outcome) => showLeft('Card schemes', outcome, done),
  });
  const guard = useFormGuard(form, 'change');
  const { values, onChange } = form.view;
  const entered = values['schemes'] as EnteredScheme[];
  const change: typeof onChange = (path, value) => {
    if (path[0] === 'effectiveFrom') {
      const dates = { from: dateOf(values['effectiveFrom']), to: dateOf(value) };
      onChange(['schemes'], moveToDate(entered, saved, dates));
    }
    onChange(path, value);
  };
  return (
    <SideBySide
      side={
        <>
          <SurchargePreviewView schemes={entered} currency={currency} />
          <UpcomingSurchargesView schemes={saved.schemes} />
        </>
      }
    >
      <Card>
        <FormView
          {...form.view}
          onChange={change}
          layout={<CardSchemesLayout schemes={entered} />}
          buttons={
            <Button disabled={!form.dirty || form.busy} onClick={() => form.reset()}>
              Discard
            </Button>
          }
        />
      </Card>
      {guard.dialog}
    </SideBySide>
  );
}

const dateOf = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : undefined;
