import { classNames } from '../class-names/class-names.tsx';
import { controlVariants } from '../control/control.tsx';
import { useFieldControl } from '../field/field.tsx';

export type TextareaProps = Omit<React.ComponentProps<'textarea'>, 'value'> & {
  value?: string;
  onValueChange?: (value: string) => void;
  /** Grows with the text, up to about twelve lines. */
  grow?: boolean;
};

/** Several lines of text. */
export function Textarea({ onValueChange, grow = false, className, onChange, ...props }: TextareaProps) {
  const control = useFieldControl(props);
  return (
    <textarea
      data-slot="textarea"
      onChange={(event) => {
        onChange?.(event);
        onValueChange?.(event.target.value);
      }}
      {...control}
      className={classNames(
        controlVariants({ multiline: true }),
        grow && 'field-sizing-content max-h-64 resize-none',
        className,
      )}
    />
  );
}
