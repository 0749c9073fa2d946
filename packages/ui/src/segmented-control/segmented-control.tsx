import { cva } from 'class-variance-authority';
import { useId } from 'react';
import { classNames } from '../class-names/class-names.tsx';

const segment = cva(
  [
    'relative flex items-center justify-center gap-1.5 rounded-1 text-13 font-medium whitespace-nowrap text-ink-2 transition-[background-color,color] hover:text-ink',
    'has-checked:bg-surface-raised has-checked:font-strong has-checked:text-ink has-checked:shadow-1 has-checked:ring has-checked:ring-line-strong has-checked:[&>svg]:text-accent-ink',
    'has-disabled:text-ink-disabled has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-focus',
    'forced-colors:has-checked:outline-2',
  ],
  {
    variants: { size: { sm: 'h-5.5 px-1.75', md: 'h-7 px-2.5' } },
    defaultVariants: { size: 'md' },
  },
);

export type Segment<Value extends string> = {
  value: Value;
  label: string;
  icon?: React.ReactNode;
  /** Shows the icon alone; the label stays for screen readers and as a tooltip. */
  iconOnly?: boolean;
  disabled?: boolean;
};

export type SegmentedControlProps<Value extends string> = Omit<React.ComponentProps<'fieldset'>, 'onChange'> & {
  /** `sm` in the head of a card. */
  size?: 'sm' | 'md' | undefined;
  /** What is chosen here, for screen readers: "Period". */
  label: string;
  options: readonly Segment<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
};

/**
 * One of two to five short choices that change at once what is shown: day, week or month; comfortable or compact. Native
 * radio buttons, so the arrow keys work. For parts of a page use Tabs, for a value in a form RadioGroup or Select.
 */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  size,
  className,
  ...props
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <fieldset
      data-slot="segmented-control"
      className={classNames(
        'inline-flex w-fit gap-0.5 rounded-2 border border-line-strong bg-surface-sunken p-0.5',
        className,
      )}
      {...props}
    >
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label key={option.value} title={option.iconOnly ? option.label : undefined} className={segment({ size })}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onValueChange(option.value)}
            className="absolute inset-0 appearance-none outline-none"
          />
          {option.icon}
          <span className={option.iconOnly ? 'sr-only' : undefined}>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
