import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '../class-names/class-names.tsx';
import { useFieldControl } from '../field/field.tsx';
import { FileSize } from '../file-size/file-size.tsx';

export type FileDropProps = Omit<React.ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'multiple'> & {
  /** The file that was chosen. */
  value: File | null;
  /** A file was dropped or chosen; one at a time. */
  onValueChange: (file: File) => void;
  /** Several were dropped at once: only one is taken. */
  onTooMany?: () => void;
};

/**
 * Accepts one file, dropped or chosen with a press, Enter or Space. Shows its name and size; validation is up to the
 * caller. In a Field it uses its label, help and error.
 */
export function FileDrop({ value, onValueChange, onTooMany, className, ...props }: FileDropProps) {
  const { disabled, ...control } = useFieldControl(props);
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const [file, another] = files ?? [];
    if (another) onTooMany?.();
    else if (file && !disabled) onValueChange(file);
  };
  return (
    <label
      data-slot="file-drop"
      data-over={isOver || undefined}
      className={classNames(
        'relative grid cursor-pointer justify-items-center gap-1 rounded-2 border border-dashed border-line-strong bg-surface-sunken px-4 py-6 text-center has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus hover:border-accent has-aria-invalid:border-danger has-disabled:cursor-default has-disabled:opacity-60 data-over:border-accent data-over:bg-accent-soft',
        className,
      )}
    >
      <input
        {...control}
        type="file"
        disabled={disabled}
        className="absolute inset-0 size-full cursor-[inherit] opacity-0"
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer.files);
        }}
        onChange={(event) => {
          take(event.currentTarget.files);
          // Choosing the same file again counts too
          event.currentTarget.value = '';
        }}
      />
      <FileUp className="size-5 text-ink-2" aria-hidden="true" />
      {value ? (
        <>
          <span className="font-strong text-ink wrap-anywhere">{value.name}</span>
          <span className="text-13 text-ink-2">
            <FileSize bytes={value.size} /> · choose another
          </span>
        </>
      ) : (
        <>
          <span className="font-strong text-ink">Choose a file</span>
          <span className="text-13 text-ink-2">or drop it here</span>
        </>
      )}
    </label>
  );
}
