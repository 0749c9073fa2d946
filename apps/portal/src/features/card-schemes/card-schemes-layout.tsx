import { cardSchemeTitles } from '@quickportal/contracts/rules/accounts/account-display-name';
import { schemesWithDebit } from '@quickportal/contracts/rules/payments/surcharge';
import { useFormContext, useFormField, useFormFieldAt } from '@quickportal/forms/react/use-form-field';
import { DateInput } from '@quickportal/ui/date-input';
import { Field, FieldError } from '@quickportal/ui/field';
import { Input } from '@quickportal/ui/input';
import { Switch } from '@quickportal/ui/switch';
import { SchemeRows } from './scheme-rows.view.tsx';
import type { EnteredScheme } from './surcharges-on.ts';

/** The card schemes as the layout of their form: a row for each, credit beside debit. */
// In the specification: 3R347 3R348
export function CardSchemesLayout({ schemes }: { schemes: readonly EnteredScheme[] }) {
  const { head } = useFormContext();
  const from = useFormField('effectiveFrom');
  return (
    <>
      <SchemeRows
        rows={schemes.map(({ cardScheme }, index) => ({
          cardScheme,
          credit: <Credit index={index} scheme={cardScheme} />,
          debit: schemesWithDebit.includes(cardScheme) && <Debit index={index} scheme={cardScheme} />,
        }))}
      />
      <div className="border-t border-line p-5 max-sm:p-4">
        <Field
          id={from.control.id}
          label={from.node.title ?? ''}
          help={from.node['x-form']?.help}
          mark="optional"
          error={from.messages}
          onBlur={from.control.onBlur}
        >
          <DateInput
            today={head.today}
            min={head.today}
            value={typeof from.value === 'string' ? from.value : ''}
            onValueChange={from.onChange}
          />
        </Field>
      </div>
    </>
  );
}

interface KindProps {
  index: number;
  scheme: EnteredScheme['cardScheme'];
}

/** Switching credit cards of a scheme switches its debit cards as well: most businesses take both. */
function Credit({ index, scheme }: KindProps) {
  const title = cardSchemeTitles[scheme];
  const debit = useFormFieldAt(['schemes', index, 'debitAccepted'], `${title} debit accepted`);
  return (
    <Kind
      index={index}
      fields={['accepted', 'surcharge']}
      titles={[`${title} accepted`, `${title} surcharge`]}
      placeholder="None"
      onAccept={(isOn) => schemesWithDebit.includes(scheme) && debit.onChange(isOn)}
    />
  );
}

function Debit({ index, scheme }: KindProps) {
  const title = cardSchemeTitles[scheme];
  return (
    <Kind
      index={index}
      fields={['debitAccepted', 'debitSurcharge']}
      titles={[`${title} debit accepted`, `${title} debit surcharge`]}
      // In the specification: 3M051
      placeholder="Same as credit card"
    />
  );
}

interface KindFieldsProps {
  index: number;
  fields: readonly [accepted: string, surcharge: string];
  titles: readonly [accepted: string, surcharge: string];
  placeholder: string;
  onAccept?: (isOn: boolean) => void;
}

function Kind({ index, fields, titles, placeholder, onAccept }: KindFieldsProps) {
  const accepted = useFormFieldAt(['schemes', index, fields[0]], titles[0]);
  const surcharge = useFormFieldAt(['schemes', index, fields[1]], titles[1]);
  return (
    <div className="grid gap-1">
      <div className="flex items-center gap-3">
        <Switch
          {...accepted.control}
          value={accepted.value === true}
          onValueChange={(isOn) => {
            accepted.onChange(isOn);
            onAccept?.(isOn);
          }}
        />
        <Input
          {...surcharge.control}
          inputMode="decimal"
          autoComplete="off"
          trailing="%"
          placeholder={placeholder}
          className="max-w-52"
          value={typeof surcharge.value === 'string' ? surcharge.value : ''}
          onValueChange={(text) => surcharge.onChange(text.trim())}
        />
      </div>
      {surcharge.messages.length > 0 && <FieldError id={surcharge.errorId} messages={surcharge.messages} />}
      {accepted.messages.length > 0 && <FieldError id={accepted.errorId} messages={accepted.messages} />}
    </div>
  );
}
