import type { Widget } from '@quickportal/contracts/kernel/form-meta';
import type { Scope } from '@quickportal/contracts/rules/forms/field-tree';
import type { FormNode } from '@quickportal/contracts/rules/forms/form-document';
import { classNames } from '@quickportal/ui/class-names';
import { Field } from '@quickportal/ui/field';
import { type Path, nameOf } from '../../schema/field-path.ts';
import { isMarkable, namesItself, widgetOf } from '../../schema/widget-of.ts';
import {
  AutocompleteControl,
  CheckboxControl,
  CheckboxesControl,
  RadioControl,
  SelectControl,
  SwitchControl,
} from './choice-controls.tsx';
import type { ControlProps } from './control-props.ts';
import { controlId, useFormContext } from '../form-context.ts';
import {
  DateControl,
  MaskedControl,
  MoneyControl,
  NumberControl,
  PasswordControl,
  TextControl,
  TextareaControl,
} from './text-controls.tsx';

export interface FieldViewProps {
  name: string;
  node: FormNode;
  path: Path;
  value: unknown;
  required: boolean;
  /** Values of the surrounding object, for conditions of nested fields. */
  scope: Scope;
  /** Whether the label is for screen readers only, because something else shows it. */
  hideLabel?: boolean;
  onPaste?: React.ClipboardEventHandler | undefined;
}

type Simple = Exclude<Widget, 'group' | 'repeat' | 'hidden' | 'checkbox' | 'switch'>;

const controls: Record<Simple, React.ComponentType<ControlProps>> = {
  autocomplete: AutocompleteControl,
  date: DateControl,
  masked: MaskedControl,
  money: MoneyControl,
  number: NumberControl,
  password: PasswordControl,
  radio: RadioControl,
  select: SelectControl,
  text: TextControl,
  textarea: TextareaControl,
};

/** A field with label, help and errors: any widget except group and repeat. */
export function FieldView({ name, node, path, value, required, hideLabel = false, onPaste }: FieldViewProps) {
  const { formId, messages, marked, notes, onChange, onLeave } = useFormContext();
  const widget = widgetOf(node);
  const form = node['x-form'] ?? {};
  const title = node.title ?? name;
  const isNamed = namesItself(node);
  const field = nameOf(path);
  const mark = isMarkable(node) ? markOf(marked, required) : undefined;
  const control: ControlProps = { node, form, value, required, onChange: (next) => onChange(path, next) };
  return (
    <Field
      id={controlId(formId, field)}
      {...(!isNamed && { label: title, help: form.help })}
      {...(mark && { mark })}
      hideLabel={hideLabel}
      required={required}
      error={messages.get(field) ?? []}
      readOnly={form.readOnly}
      group={widget === 'checkbox' && !isNamed}
      onPaste={onPaste}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onLeave(path);
      }}
    >
      {isNamed ? (
        <ControlByName {...control} widget={widget} label={title} />
      ) : (
        <div className={classNames('min-w-0', form.width !== 'half' && breadth(widget, node))}>
          <PlainControl {...control} widget={widget} />
          {field in notes && <output className="mt-1.5 block text-13 text-ink-2">{notes[field]}</output>}
        </div>
      )}
    </Field>
  );
}

function ControlByName({ widget, ...props }: ControlProps & { widget: Widget; label: string }) {
  return widget === 'switch' ? <SwitchControl {...props} /> : <CheckboxControl {...props} />;
}

function PlainControl({ widget, ...props }: ControlProps & { widget: Widget }) {
  if (widget === 'checkbox') return <CheckboxesControl {...props} />;
  const Control = widget in controls ? controls[widget as Simple] : TextControl;
  return <Control {...props} />;
}

/** Fields are about as wide as their values, so that their shape shows what is expected. */
function breadth(widget: Widget, { maxLength = Number.POSITIVE_INFINITY }: FormNode): string | undefined {
  if (widget === 'money') return 'max-w-60';
  if (widget === 'masked') return 'max-w-84';
  if (widget !== 'text') return undefined;
  return maxLength <= 12 ? 'max-w-44' : maxLength <= 40 ? 'max-w-84' : undefined;
}

/** The mark after a label: only the rarer kind of field has one. */
export const markOf = (marked: 'optional' | 'required' | undefined, required: boolean) =>
  marked !== undefined && (marked === 'required') === required ? marked : undefined;
