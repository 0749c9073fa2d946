import * as Radix from '@radix-ui/react-select';
import { Check, ChevronDown } from 'lucide-react';
import { classNames } from '../class-names/class-names.tsx';
import { type ControlSize, controlVariants } from '../control/control.tsx';
import { useFieldControl } from '../field/field.tsx';
import { menuItemVariants, popVariants } from '../popover/popover.tsx';

export type SelectOption = {
  value: string;
  label: string;
  /** A second, quieter line. */
  description?: string;
  /** Options of one group stand together under its name, in the order given. */
  group?: string;
  disabled?: boolean;
};

export type SelectProps = Omit<React.ComponentProps<'button'>, 'value' | 'children' | 'type'> & {
  /** '' is nothing chosen, or the option whose value is ''. */
  value: string;
  onValueChange?: (value: string) => void;
  options: readonly SelectOption[];
  placeholder?: string;
  size?: ControlSize;
  readOnly?: boolean;
};

/** Radix keeps '' for "nothing chosen", so an option of that value travels under another name. */
const NOTHING = '\u0000';

/** One of a known list, up to a few hundred; typing jumps to the option. Longer or remote lists: Combobox. */
export function Select({
  value,
  onValueChange,
  options,
  placeholder = 'Choose',
  size,
  name,
  className,
  ...props
}: SelectProps) {
  const { readOnly, disabled, ...control } = useFieldControl(props);
  const hasNothing = options.some((option) => option.value === '');
  return (
    <Radix.Root
      value={value === '' && hasNothing ? NOTHING : value}
      onValueChange={(next) => onValueChange?.(next === NOTHING ? '' : next)}
      name={name}
      disabled={disabled}
      open={readOnly ? false : undefined}
    >
      <Radix.Trigger
        data-slot="select"
        data-readonly={readOnly || undefined}
        aria-readonly={readOnly || undefined}
        {...control}
        className={classNames(
          controlVariants({ size }),
          'flex items-center gap-2 text-left data-placeholder:text-ink-3 [&>span]:truncate',
          className,
        )}
      >
        <Radix.Value placeholder={placeholder}>{options.find((option) => option.value === value)?.label}</Radix.Value>
        <Radix.Icon asChild>
          <ChevronDown className="ml-auto text-ink-2" />
        </Radix.Icon>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          data-slot="select-content"
          position="popper"
          sideOffset={6}
          collisionPadding={8}
          className={classNames(
            popVariants(),
            'max-h-[min(24rem,var(--radix-select-content-available-height))] min-w-(--radix-select-trigger-width) max-w-[calc(100vw-2rem)] p-1.5',
          )}
        >
          <Radix.Viewport>
            {groupOptions(options).map(([group, members]) => (
              <Radix.Group key={group}>
                {group && (
                  <Radix.Label className="px-2.5 pt-1.5 pb-1 text-12 font-medium text-ink-3">{group}</Radix.Label>
                )}
                {members.map((option) => (
                  <SelectItem key={option.value} option={option} />
                ))}
              </Radix.Group>
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function SelectItem({ option }: { option: SelectOption }) {
  return (
    <Radix.Item
      data-slot="select-item"
      value={option.value === '' ? NOTHING : option.value}
      disabled={option.disabled}
      textValue={option.label}
      className={classNames(menuItemVariants(), 'relative h-auto py-1.5 pr-8 whitespace-normal')}
    >
      <Radix.ItemText>
        {option.label}
        {option.description && <span className="block text-13 font-normal text-ink-2">{option.description}</span>}
      </Radix.ItemText>
      <Radix.ItemIndicator className="absolute right-2.5">
        <Check className="text-accent-ink" />
      </Radix.ItemIndicator>
    </Radix.Item>
  );
}

function groupOptions(options: readonly SelectOption[]): [string, SelectOption[]][] {
  const groups = new Map<string, SelectOption[]>();
  for (const option of options) groups.set(option.group ?? '', [...(groups.get(option.group ?? '') ?? []), option]);
  return [...groups];
}
