import { Button } from '@quickportal/ui/button';
import { Field } from '@quickportal/ui/field';
import { Input } from '@quickportal/ui/input';
import { Eye, EyeOff } from 'lucide-react';
import type { PageValues } from './page-values.ts';

interface SignInFormProps {
  values: PageValues;
  /** Path after `{base}/`. */
  action: string;
  children: React.ReactNode;
  id?: string;
}

/** A plain form; the script sends it as JSON where it can and shows the answer in place. */
export function SignInForm({ values, action, children, id }: SignInFormProps) {
  return (
    <form id={id} method="post" action={`${values.base}/${action}`} data-action={action} className="grid gap-4">
      <input type="hidden" name="returnTo" defaultValue={values.returnTo} />
      {children}
    </form>
  );
}

interface PasswordFieldProps {
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  help?: string;
  autoFocus?: boolean;
}

/** A password with a hint while caps lock is on; showing it needs the script, so its button comes with the script. */
export function PasswordField({ name, label, autoComplete, help, autoFocus }: PasswordFieldProps) {
  return (
    <div className="grid gap-1.5">
      <Field label={label} id={name} {...(help !== undefined && { help })}>
        <Input
          name={name}
          type="password"
          required
          maxLength={128}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          {...(autoFocus && { autoFocus })}
          trailing={
            <button
              type="button"
              data-reveals={name}
              aria-label="Show password"
              aria-pressed="false"
              className="group/reveal hidden size-7 place-items-center rounded-sm text-ink-3 hover:bg-surface-press hover:text-ink in-data-enhanced:grid"
            >
              <Eye className="group-aria-pressed/reveal:hidden" />
              <EyeOff className="hidden group-aria-pressed/reveal:block" />
            </button>
          }
        />
      </Field>
      <output data-caps={name} className="hidden text-13 text-warning-ink data-on:block">
        Caps lock is on.
      </output>
    </div>
  );
}

/** Sends the form; busy while it is under way. */
export function SubmitButton({ children }: { children: string }) {
  return (
    <Button type="submit" variant="primary" size="lg" className="group/submit w-full">
      <span
        aria-hidden="true"
        className="hidden size-4 animate-spin rounded-full border-2 border-current border-r-transparent group-aria-busy/submit:block motion-reduce:animate-none"
      />
      {children}
    </Button>
  );
}
