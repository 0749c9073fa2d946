import * as Radix from '@radix-ui/react-switch';
import { cva } from 'class-variance-authority';
import { useId } from 'react';
import { choiceAria, ChoiceLabel } from '../checkbox/checkbox.tsx';
import { classNames } from '../class-names/class-names.tsx';
import { useFieldControl } from '../field/field.tsx';

const track = cva(
  'relative h-5 w-8.5 flex-none rounded-full border border-line-control bg-surface-press transition-[background-color] duration-(--m-base) hover:border-ink-2 aria-invalid:border-danger enabled:data-[state=checked]:border-accent enabled:data-[state=checked]:bg-accent disabled:border-line-strong disabled:bg-surface-sunken',
);
const thumb = cva(
  'block size-3.5 translate-x-0.5 rounded-full bg-line-control transition-[translate] duration-(--m-base) data-[state=checked]:translate-x-4 data-[state=checked]:not-data-disabled:bg-on-accent data-disabled:bg-line-strong forced-colors:border',
);

export type SwitchProps = Omit<
  React.ComponentProps<typeof Radix.Root>,
  'value' | 'checked' | 'defaultChecked' | 'onCheckedChange' | 'asChild' | 'children'
> & {
  value: boolean;
  onValueChange?: (value: boolean) => void;
  label?: React.ReactNode;
  description?: React.ReactNode;
  readOnly?: boolean;
};

/** On or off, of something that runs: a rule, a product, a notification. */
export function Switch({ value, onValueChange, label, description, className, ...props }: SwitchProps) {
  const { readOnly, ...control } = useFieldControl(props);
  const id = useId();
  const root = (
    <Radix.Root
      data-slot="switch"
      aria-readonly={readOnly || undefined}
      {...control}
      {...choiceAria(id, label, description, control['aria-describedby'])}
      checked={value}
      onCheckedChange={(checked) => !readOnly && onValueChange?.(checked)}
      className={classNames(track(), label == null && className)}
    >
      <Radix.Thumb data-slot="switch-thumb" className={thumb()} />
    </Radix.Root>
  );
  if (label == null) return root;
  return (
    <ChoiceLabel
      label={label}
      description={description}
      id={id}
      fixed={control.disabled || readOnly}
      indent="wide"
      className={className}
    >
      {root}
    </ChoiceLabel>
  );
}
