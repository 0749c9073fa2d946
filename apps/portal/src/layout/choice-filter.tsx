import { AddChip, Chip } from '@quickportal/ui/chip';
import { Menu, MenuContent, MenuRadioGroup, MenuRadioItem, MenuTrigger } from '@quickportal/ui/menu';

interface ChoiceFilterProps<V extends string | number> {
  /** What is chosen, such as Status. */
  label: string;
  value: V | undefined;
  /** Values with their words. */
  options: readonly (readonly [V, string])[];
  onChange: (value: V | undefined) => void;
}

/** The values of a filter with their words, in the order in which they are written. */
export const choicesOf = <V extends string>(words: Readonly<Record<V, string>>) =>
  Object.entries(words) as [V, string][];

/** A filter of one value among few: a dashed chip that offers them, then a chip with the chosen one. */
export function ChoiceFilter<V extends string | number>({ label, value, options, onChange }: ChoiceFilterProps<V>) {
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
        <MenuRadioGroup
          value=""
          onValueChange={(chosen) => onChange(options.find(([known]) => String(known) === chosen)?.[0])}
        >
          {options.map(([option, words]) => (
            <MenuRadioItem key={option} value={String(option)}>
              {words}
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
      </MenuContent>
    </Menu>
  );
}
