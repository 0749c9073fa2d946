import { CircleAlert } from 'lucide-react';
import { createContext, use, useId, useMemo } from 'react';
import { classNames } from '../class-names/class-names.tsx';

type FieldState = {
  /** In a group, the group has the id and the messages; its controls have their own. */
  controlId: string | undefined;
  labelId: string | undefined;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
  disabled: boolean | undefined;
  readOnly: boolean | undefined;
};

const FieldContext = createContext<FieldState | null>(null);

export type FieldProps = Omit<React.ComponentProps<'div'>, 'children'> & {
  /** Absent only where the control names itself, as a checkbox does. */
  label?: React.ReactNode;
  /** Keeps the label for screen readers only, e.g. in a toolbar. */
  hideLabel?: boolean;
  /** Words in brackets behind the label; mark whichever is rarer in the form. */
  mark?: 'optional' | 'required';
  required?: boolean;
  help?: React.ReactNode;
  /** The error and how to correct it; an empty string or list means that there is none. */
  error?: string | readonly string[];
  disabled?: boolean;
  readOnly?: boolean;
  /** Several controls share this label and these messages; each says itself whether it is the invalid one. */
  group?: boolean;
  /** Id of the control; the error summary links to it. */
  id?: string;
  /** Content to the right of the label, such as a link. */
  aside?: React.ReactNode;
  children: React.ReactNode;
};

/** A control with its label, help and error. The control inside gets its ID and aria attributes from here. */
export function Field({
  label,
  hideLabel = false,
  mark,
  required = false,
  help,
  error,
  disabled,
  readOnly,
  group = false,
  id,
  aside,
  className,
  children,
  ...props
}: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const errors = typeof error === 'string' ? [error].filter(Boolean) : (error ?? []);
  const invalid = errors.length > 0;
  const hasLabel = label != null;
  const hasHelp = help != null && help !== '';
  const describedBy = joined(invalid && `${controlId}-error`, hasHelp && `${controlId}-help`);
  const state = useMemo<FieldState>(
    () => ({
      controlId: group ? undefined : controlId,
      labelId: hasLabel ? `${controlId}-label` : undefined,
      describedBy: group ? undefined : describedBy,
      invalid: invalid && !group,
      required: required && !group,
      disabled,
      readOnly,
    }),
    [controlId, group, hasLabel, describedBy, invalid, required, disabled, readOnly],
  );
  return (
    <div
      data-slot="field"
      data-invalid={invalid || undefined}
      className={classNames('grid min-w-0 content-start gap-1.5', className)}
      {...(group && {
        id: controlId,
        role: 'group',
        'aria-labelledby': state.labelId,
        'aria-describedby': describedBy,
      })}
      {...props}
    >
      {hasLabel && (
        <FieldLabel id={`${controlId}-label`} htmlFor={group ? undefined : controlId} hidden={hideLabel} aside={aside}>
          {label}
          {mark && <span className="font-normal text-ink-3"> ({mark})</span>}
        </FieldLabel>
      )}
      <FieldContext value={state}>{children}</FieldContext>
      {invalid && <FieldError id={`${controlId}-error`} messages={errors} />}
      {hasHelp && <FieldHelp id={`${controlId}-help`}>{help}</FieldHelp>}
    </div>
  );
}

type FieldLabelProps = {
  id: string;
  htmlFor: string | undefined;
  hidden: boolean;
  aside: React.ReactNode;
  children: React.ReactNode;
};

function FieldLabel({ id, htmlFor, hidden, aside, children }: FieldLabelProps) {
  const className = hidden ? 'sr-only' : 'text-13 font-strong text-ink';
  const label = htmlFor ? (
    <label data-slot="field-label" id={id} htmlFor={htmlFor} className={className}>
      {children}
    </label>
  ) : (
    <span data-slot="field-label" id={id} className={className}>
      {children}
    </span>
  );
  if (!aside) return label;
  return (
    <div className="flex items-baseline justify-between gap-3 text-13">
      {label}
      {aside}
    </div>
  );
}

/** What is wrong with a control, for a layout that shows it elsewhere than under the control; Field shows its own. */
export function FieldError({ id, messages }: { id: string; messages: readonly string[] }) {
  return (
    <div data-slot="field-error" id={id} className="grid gap-0.5 text-13 text-danger-ink">
      {messages.map((message) => (
        <p key={message} className="flex gap-1.5">
          <CircleAlert className="mt-px" />
          {message}
        </p>
      ))}
    </div>
  );
}

function FieldHelp({ id, children }: { id: string; children: React.ReactNode }) {
  return (
    <div data-slot="field-help" id={id} className="text-13 text-ink-2">
      {children}
    </div>
  );
}

/** What a control may get from the field around it; its own props win. */
export type FieldControlProps = {
  id?: string;
  disabled?: boolean;
  readOnly?: boolean;
  'aria-describedby'?: string;
  'aria-invalid'?: React.AriaAttributes['aria-invalid'];
  'aria-required'?: React.AriaAttributes['aria-required'];
};

/** The props of a control completed with id, description, validity and state of the surrounding Field, if any. */
export function useFieldControl<P extends FieldControlProps>(props: P): P & FieldControlProps {
  const field = use(FieldContext);
  if (!field) return props;
  return {
    ...props,
    id: props.id ?? field.controlId,
    disabled: props.disabled ?? field.disabled,
    readOnly: props.readOnly ?? field.readOnly,
    'aria-describedby': joined(field.describedBy, props['aria-describedby']),
    'aria-invalid': props['aria-invalid'] ?? (field.invalid || undefined),
    'aria-required': props['aria-required'] ?? (field.required || undefined),
  };
}

/** Id of the surrounding Field's label, for controls that a `<label for>` cannot name. */
export function useFieldLabelId(): string | undefined {
  return use(FieldContext)?.labelId;
}

function joined(...ids: (string | false | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}
