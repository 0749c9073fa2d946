import * as Radix from '@radix-ui/react-radio-group';
import { cva } from 'class-variance-authority';
import { useId, useRef } from 'react';
import { classNames } from '../class-names/class-names.tsx';
import { useFieldControl, useFieldLabelId } from '../field/field.tsx';

const groupVariants = cva('grid', {
  variants: {
    variant: { plain: 'gap-2', card: '@container/cards gap-2' },
    orientation: { vertical: '', horizontal: 'flex flex-wrap' },
  },
  compoundVariants: [{ variant: 'plain', orientation: 'horizontal', className: 'gap-x-5' }],
});

const optionVariants = cva('flex cursor-pointer has-[:disabled]:cursor-not-allowed has-[:disabled]:text-ink-disabled', {
  variants: {
    variant: {
      plain: 'items-start gap-2.5',
      card: 'min-h-14 items-center gap-3 @max-[30rem]/cards:flex-wrap rounded-2 border border-line-strong bg-surface px-4 py-2 hover:border-line-control has-[[data-state=checked]]:border-accent has-[[data-state=checked]]:bg-accent-soft has-[[data-state=checked]]:inset-ring has-[[data-state=checked]]:inset-ring-accent has-[:disabled]:border-dashed',
    },
  },
});

const dot = cva(
  'mt-px grid size-4.5 flex-none place-items-center rounded-full border border-line-control bg-surface hover:border-ink-2 enabled:data-[state=checked]:border-accent enabled:data-[state=checked]:bg-accent disabled:border-line-strong disabled:bg-surface-sunken',
);

export type RadioOption = {
  value: string;
  label: React.ReactNode;
  /** A second, quieter line; it describes the choice and is not part of its name. */
  description?: React.ReactNode;
  /** Before the words, on cards: a scheme, a flag. */
  icon?: React.ReactNode;
  /** Right of the words, on cards: a badge, a scheme, an amount. */
  aside?: React.ReactNode;
  disabled?: boolean;
};

export type RadioGroupProps = Omit<
  React.ComponentProps<typeof Radix.Root>,
  'value' | 'onValueChange' | 'asChild' | 'children' | 'orientation'
> & {
  value: string;
  onValueChange?: (value: string) => void;
  options: readonly RadioOption[];
  /** Cards have room for a second line and an amount. */
  variant?: 'plain' | 'card';
  orientation?: 'vertical' | 'horizontal';
  readOnly?: boolean;
};

/** One of a few, all of them seen. `card` where the options need a second line or an amount. */
export function RadioGroup({
  value,
  onValueChange,
  options,
  variant = 'plain',
  orientation = 'vertical',
  className,
  ...props
}: RadioGroupProps) {
  const { readOnly, ...control } = useFieldControl(props);
  const labelId = useFieldLabelId();
  const id = useId();
  // Radix chooses only where the key is still held when the focus arrives; a tap on a busy machine is shorter.
  const arrowPressed = useRef(false);
  return (
    <Radix.Root
      data-slot="radio-group"
      aria-labelledby={labelId}
      aria-readonly={readOnly || undefined}
      {...control}
      value={value}
      onValueChange={(next) => !readOnly && onValueChange?.(next)}
      onKeyDown={(event) => {
        props.onKeyDown?.(event);
        arrowPressed.current = event.key.startsWith('Arrow');
      }}
      onBlur={(event) => {
        props.onBlur?.(event);
        if (!event.currentTarget.contains(event.relatedTarget)) arrowPressed.current = false;
      }}
      className={classNames(groupVariants({ variant, orientation }), className)}
    >
      {options.map((option) => {
        const descriptionId = option.description == null ? undefined : `${id}-${option.value}`;
        return (
          <label key={option.value} data-slot="radio" className={optionVariants({ variant })}>
            <Radix.Item
              value={option.value}
              disabled={option.disabled}
              aria-labelledby={`${id}-${option.value}-label`}
              aria-describedby={descriptionId}
              onFocus={(event) => {
                if (!arrowPressed.current) return;
                arrowPressed.current = false;
                event.preventDefault();
                event.currentTarget.click();
              }}
              className={dot()}
            >
              <Radix.Indicator className="size-1.5 rounded-full bg-on-accent data-disabled:bg-ink-disabled forced-colors:border-3" />
            </Radix.Item>
            {option.icon}
            <span className="min-w-0 flex-1">
              <span id={`${id}-${option.value}-label`} className={variant === 'card' ? 'font-strong' : undefined}>
                {option.label}
              </span>
              {option.description != null && (
                <span id={descriptionId} className="block text-13 text-ink-2">
                  {option.description}
                </span>
              )}
            </span>
            {option.aside}
          </label>
        );
      })}
    </Radix.Root>
  );
}
