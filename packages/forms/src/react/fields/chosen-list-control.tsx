import { ChosenChip } from '@quickportal/ui/chip';
import { Combobox } from '@quickportal/ui/combobox';
import { useRef, useState } from 'react';
import { optionsOf } from '../../schema/widget-of.ts';
import { type ControlProps, shownText } from './control-props.ts';
import { useFormContext } from '../form-context.ts';

/** Autocomplete of any number of options, one after the other. Labels of the initial ones come from `optionsFrom`. */
export function ChosenListControl({ node, form, value, onChange }: ControlProps) {
  const { head, search } = useFormContext();
  const whole = useRef<HTMLDivElement>(null);
  const [found, setFound] = useState<ReadonlyMap<string, string>>(new Map());
  const chosen = (Array.isArray(value) ? (value as unknown[]) : []).map(shownText);
  const isNumber = node.items?.type === 'integer' || node.items?.type === 'number';
  const known = optionsOf(node, head);
  const labelOf = (single: string) =>
    found.get(single) ?? known.find((option) => option.value === single)?.label ?? single;
  const { searchPath = '' } = form;
  const give = (next: readonly string[]) => onChange(isNumber ? next.map(Number) : next);

  function remove(gone: string) {
    give(chosen.filter((name) => name !== gone));
    // The remove button that had the focus is gone
    whole.current?.querySelector('input')?.focus();
  }
  return (
    <div ref={whole} className="grid gap-2">
      <Combobox
        placeholder={form.placeholder}
        value=""
        query={async (text, signal) =>
          (await search(searchPath, text, signal)).filter((option) => !chosen.includes(option.value))
        }
        onValueChange={(next, option) => {
          if (!option || chosen.includes(next)) return;
          setFound(new Map([...found, [next, option.label]]));
          give([...chosen, next]);
        }}
      />
      {chosen.length > 0 && (
        <ul aria-label={node.title} className="flex min-w-0 flex-wrap gap-1.5">
          {chosen.map((name) => (
            <li key={name} className="max-w-full">
              <ChosenChip label={labelOf(name)} onRemove={form.readOnly ? undefined : () => remove(name)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
