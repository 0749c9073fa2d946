import * as Radix from '@radix-ui/react-checkbox';
import { cva } from 'class-variance-authority';
import { Check, Minus } from 'lucide-react';
import { useId } from 'react';
import { classNames } from '../class-names/class-names.tsx';
import { useFieldControl } from '../field/field.tsx';

/** A choice: box, dot or switch with its words; shared by Checkbox, Switch and RadioGroup. */
export const choiceVariants = cva('flex items-start gap-2.5', {
  variants: {
    fixed: { true: 'cursor-not-allowed has-[:disabled]:text-ink-disabled', false: 'cursor-pointer' },
  },
});

export const checkboxVariants = cva(
  'mt-px grid size-4.5 flex-none place-items-center rounded-1 border border-line-control bg-surface text-on-accent hover:border-ink-2 aria-invalid:border-danger aria-invalid:inset-ring aria-invalid:inset-ring-danger enabled:data-[state=checked]:border-accent enabled:data-[state=checked]:bg-accent enabled:data-[state=indeterminate]:border-accent enabled:data-[state=indeterminate]:bg-accent disabled:border-line-strong disabled:bg-surface-sunken disabled:text-ink-disabled',
);

export type CheckboxProps = Omit<
  React.ComponentProps<typeof Radix.Root>,
  'value' | 'checked' | 'defaultChecked' | 'onCheckedChange' | 'asChild' | 'children'
> & {
  value: boolean;
  onValueChange?: (value: boolean) => void;
  /** Some but not all of its items are chosen. */
  indeterminate?: boolean;
  /** Words beside the box. Without them give `aria-label`. */
  label?: React.ReactNode;
  description?: React.ReactNode;
  readOnly?: boolean;
};

/** A checkbox: yes or no, effective when the form is saved, or one of several options. */
export function Checkbox({
  value,
  onValueChange,
  indeterminate = false,
  label,
  description,
  className,
  ...props
}: CheckboxProps) {
  const { readOnly, ...control } = useFieldControl(props);
  const id = useId();
  const box = (
    <Radix.Root
      data-slot="checkbox"
      aria-readonly={readOnly || undefined}
      {...control}
      {...choiceAria(id, label, description, control['aria-describedby'])}
      checked={indeterminate ? 'indeterminate' : value}
      onCheckedChange={(checked) => !readOnly && onValueChange?.(checked === true)}
      className={classNames(checkboxVariants(), label == null && className)}
    >
      <Radix.Indicator>
        {indeterminate ? <Minus className="size-3 stroke-3" /> : <Check className="size-3 stroke-3" />}
      </Radix.Indicator>
    </Radix.Root>
  );
  if (label == null) return box;
  return (
    <ChoiceLabel
      label={label}
      description={description}
      id={id}
      fixed={control.disabled || readOnly}
      className={className}
    >
      {box}
    </ChoiceLabel>
  );
}

export type ChoiceLabelProps = {
  label: React.ReactNode;
  description: React.ReactNode;
  /** Prefix of the ids that `choiceAria` refers to. */
  id: string;
  fixed: boolean | undefined;
  /** How far the description is in: the width of a box, or of a switch. */
  indent?: 'box' | 'wide';
  className?: string;
  children: React.ReactNode;
};

/**
 * Label of a checkbox, switch or radio button; pressing it presses the control. The description is not part of the
 * name.
 */
export function ChoiceLabel({ label, description, id, fixed, indent = 'box', className, children }: ChoiceLabelProps) {
  const words = (
    <label data-slot="choice" className={classNames(choiceVariants({ fixed: fixed ?? false }), className)}>
      {children}
      <span id={`${id}-label`}>{label}</span>
    </label>
  );
  if (description == null) return words;
  return (
    <div className="grid gap-0.5">
      {words}
      <div id={`${id}-description`} className={classNames('text-13 text-ink-2', indent === 'box' ? 'pl-7' : 'pl-11')}>
        {description}
      </div>
    </div>
  );
}

/** Aria attributes of the control in a ChoiceLabel; `describedBy` comes from the surrounding field. */
export function choiceAria(
  id: string,
  label: React.ReactNode,
  description: React.ReactNode,
  describedBy: string | undefined,
): Pick<React.AriaAttributes, 'aria-labelledby' | 'aria-describedby'> {
  return {
    ...(label != null && { 'aria-labelledby': `${id}-label` }),
    'aria-describedby':
      [describedBy, description != null && `${id}-description`].filter(Boolean).join(' ') || undefined,
  };
}
