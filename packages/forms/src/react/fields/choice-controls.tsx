import { Checkbox } from '@quickportal/ui/checkbox';
import { Combobox } from '@quickportal/ui/combobox';
import { RadioGroup } from '@quickportal/ui/radio-group';
import { Select } from '@quickportal/ui/select';
import { Switch } from '@quickportal/ui/switch';
import { optionsOf, typeOf } from '../../schema/widget-of.ts';
import { ChosenListControl } from './chosen-list-control.tsx';
import { type ControlProps, shownText } from './control-props.ts';
import { useFormContext } from '../form-context.ts';

/** Select of one option; an optional one can be cleared. */
export function SelectControl({ node, form, value, onChange, required }: ControlProps) {
  const { head } = useFormContext();
  const chosen = shownText(value);
  const options = optionsOf(node, head);
  const isKnown = chosen === '' || options.some((option) => option.value === chosen);
  return (
    <Select
      placeholder={form.placeholder ?? 'Choose'}
      options={[
        ...(required || chosen === '' ? [] : [{ value: '', label: 'None' }]),
        ...options,
        ...(isKnown ? [] : [{ value: chosen, label: chosen }]),
      ]}
      value={chosen}
      onValueChange={onChange}
    />
  );
}

/** Radio buttons of a few options; in a row if they are short. */
export function RadioControl({ node, value, onChange }: ControlProps) {
  const { head } = useFormContext();
  const options = optionsOf(node, head);
  const isShort = options.length <= 3 && options.every(({ label, description }) => !description && label.length <= 20);
  return (
    <RadioGroup
      orientation={isShort ? 'horizontal' : 'vertical'}
      options={options}
      value={shownText(value)}
      onValueChange={onChange}
    />
  );
}

/** Autocomplete of many options on the server; of a list, any number of them. */
export function AutocompleteControl(props: ControlProps) {
  const { node, form, value, onChange } = props;
  const { head, search } = useFormContext();
  if (typeOf(node) === 'array') return <ChosenListControl {...props} />;
  const chosen = shownText(value);
  const known = form.optionsFrom === undefined ? [] : (head.options[form.optionsFrom] ?? []);
  const { searchPath = '' } = form;
  return (
    <Combobox
      placeholder={form.placeholder}
      value={chosen}
      valueLabel={known.find((option) => option.value === chosen)?.label}
      query={(text, signal) => search(searchPath, text, signal)}
      onValueChange={(next) => onChange(next)}
    />
  );
}

export interface ControlByNameProps extends ControlProps {
  /** Label with its mark, for controls that label themselves. */
  label: React.ReactNode;
}

/** Checkbox: yes or no. */
export function CheckboxControl({ label, form, value, onChange }: ControlByNameProps) {
  return <Checkbox label={label} description={form.help} value={value === true} onValueChange={onChange} />;
}

/** Switch: on or off, of something that runs. */
export function SwitchControl({ label, form, value, onChange }: ControlByNameProps) {
  return <Switch label={label} description={form.help} value={value === true} onValueChange={onChange} />;
}

/** Checkboxes: any number of a few options. */
export function CheckboxesControl({ node, value, onChange }: ControlProps) {
  const { head } = useFormContext();
  const chosen = Array.isArray(value) ? (value as unknown[]) : [];
  const isNumber = node.items?.type === 'integer' || node.items?.type === 'number';
  const options = optionsOf(node, head).map((option) => ({
    ...option,
    sent: isNumber ? Number(option.value) : option.value,
  }));
  // In the order of the options, so that checking and unchecking restores the value
  const toggle = (sent: unknown, isChosen: boolean) =>
    onChange(
      options.map((option) => option.sent).filter((entry) => (entry === sent ? isChosen : chosen.includes(entry))),
    );
  const boxes = (shown: typeof options) =>
    shown.map(({ value: key, sent, label, description }) => (
      <Checkbox
        key={key}
        label={label}
        description={description}
        value={chosen.includes(sent)}
        onValueChange={(isChosen) => toggle(sent, isChosen)}
      />
    ));
  const groups = [...new Set(options.map(({ group }) => group))];
  if (groups.length < 2) return <div className="grid gap-2">{boxes(options)}</div>;
  return (
    <div className="gap-4 sm:columns-2">
      {groups.map((group) => (
        <fieldset key={group} className="grid min-w-0 break-inside-avoid content-start gap-2 not-last:mb-4">
          <legend className="mb-2 text-12 text-ink-2">{group}</legend>
          {boxes(options.filter((option) => option.group === group))}
        </fieldset>
      ))}
    </div>
  );
}
