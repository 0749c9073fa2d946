import { AddChip, Chip } from '@quickportal/ui/chip';
import { Menu, MenuContent, MenuRadioGroup, MenuRadioItem, MenuTrigger } from '@quickportal/ui/menu';

interface ChoiceFilterProps<V extends string> {
  /** What is chosen, such as Status. */
  label: string;
  value: V | undefined;
  /** Values with their words. */
  options: readonly (readonly [V, string])[];
  onChange: (value: V | undefined) => void;
}

/** A filter of one value among few: a dashed chip that offers them, then a chip with the chosen one. */
export function ChoiceFilter<V extends string>({ label, value, options, onChange }: ChoiceFilterProps<V>) {
  if (value !== undefined)
    return (
      <Chip label={label} onRemove={() => onChange(undefined)}>
        {options.find(([known]) => known === value)?.[1] ?? value}
      </Chip>
    );
  return (
    <Menu>
      <MenuTrigger asChild>
        <AddChip disabled={options.length === 0}>{label}</AddChip>
      </MenuTrigger>
      <MenuContent align="start">
        <MenuRadioGroup value="" onValueChange={(chosen) => onChange(options.find(([known]) => known === chosen)?.[0])}>
          {options.map(([option, words]) => (
            <MenuRadioItem key={option} value={option}>
              {words}
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
      </MenuContent>
    </Menu>
  );
}
