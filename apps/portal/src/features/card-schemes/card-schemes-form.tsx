import type { BusinessCardSchemes } from '@quickportal/contracts/card-schemes/business-card-schemes';
import { FormView } from '@quickportal/forms/react/form-view';
import { useForm } from '@quickportal/forms/react/use-form';
import { Button } from '@quickportal/ui/button';
import { Card } from '@quickportal/ui/card';
import type { CallBody, CallResponse } from '../../data/calls/call.ts';
import { useFormGuard } from '../../layout/forms/leave-guard.ts';
import { showLeft } from '../../layout/forms/left-outcome.ts';
import { RestartingForm, type SettingForm } from '../../layout/forms/restarting-form.tsx';
import { showDone } from '../../layout/forms/show-done.ts';
import { SideBySide } from '../../layout/page/page-stack.tsx';
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
export const CardSchemesForm = ({ saved, currency }: CardSchemesFormProps) => (
  <RestartingForm
    call="cardSchemes.saveCardSchemes"
    params={{ businessId: saved.businessId }}
    failed="The card schemes did not load"
  >
    {(form) => <EditedCardSchemes {...form} saved={saved} currency={currency} />}
  </RestartingForm>
);

export interface EditedCardSchemesProps extends CardSchemesFormProps, SettingForm<'cardSchemes.saveCardSchemes'> {}

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
