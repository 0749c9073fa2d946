import { DateInput } from '@quickportal/ui/date-input';
import { Input } from '@quickportal/ui/input';
import { MaskedInput } from '@quickportal/ui/masked-input';
import { abnMask, bsbMask, cardExpiryMask, cardNumberMask, nzAccountMask } from '@quickportal/ui/masks';
import { MoneyInput } from '@quickportal/ui/money-input';
import { NumberInput } from '@quickportal/ui/number-input';
import { PasswordInput } from '@quickportal/ui/password-input';
import { Textarea } from '@quickportal/ui/textarea';
import { Truncate } from '@quickportal/ui/truncate';
import { BankNote } from './bank-note.tsx';
import { type ControlProps, shownText } from './control-props.ts';
import { dateLimits } from './date-limits.ts';
import { useFormContext } from '../form-context.ts';
import { maskNote } from './mask-note.ts';

const inputTypes = { email: 'email', tel: 'tel' } as const;

/** A line of text. */
export function TextControl({ form, value, onChange }: ControlProps) {
  const mode = form.inputMode;
  return (
    <Input
      type={mode === 'email' || mode === 'tel' ? inputTypes[mode] : 'text'}
      inputMode={mode}
      autoComplete={form.autocomplete ?? 'off'}
      placeholder={form.placeholder}
      value={shownText(value)}
      onValueChange={onChange}
    />
  );
}

/** Several lines of text. */
export function TextareaControl({ form, value, onChange }: ControlProps) {
  return <Textarea grow placeholder={form.placeholder} value={shownText(value)} onValueChange={onChange} />;
}

/** Password input; never filled except by the browser's own store. */
export function PasswordControl({ form, value, onChange }: ControlProps) {
  return (
    <PasswordInput
      autoComplete={form.autocomplete === 'new-password' ? 'new-password' : 'current-password'}
      value={shownText(value)}
      onValueChange={onChange}
    />
  );
}

// A stepper is only useful for small ranges
const STEPPED_RANGE = 100;

/** Number input; kept as typed until it is sent. */
export function NumberControl({ node, form, value, onChange }: ControlProps) {
  const { minimum, maximum } = node;
  const isShort = minimum !== undefined && maximum !== undefined && maximum - minimum <= STEPPED_RANGE;
  return (
    <NumberInput
      {...(minimum !== undefined && { min: minimum })}
      {...(maximum !== undefined && { max: maximum })}
      unit={form.unit}
      stepper={isShort}
      placeholder={form.placeholder}
      value={shownText(value)}
      onValueChange={onChange}
    />
  );
}

/** Amount input; formatted with two decimals on blur. */
export function MoneyControl({ form, value, onChange }: ControlProps) {
  const { head } = useFormContext();
  return (
    <MoneyInput
      currency={form.currency ?? head.currency ?? 'AUD'}
      {...(form.large && { size: 'amount' })}
      value={shownText(value)}
      onValueChange={onChange}
    />
  );
}

/** Date input, typed or picked. Days that a rule refuses cannot be picked. */
export function DateControl({ node, value, onChange }: ControlProps) {
  const { head } = useFormContext();
  return (
    <DateInput today={head.today} {...dateLimits(node, head.today)} value={shownText(value)} onValueChange={onChange} />
  );
}

const masks = {
  abn: abnMask,
  bsb: bsbMask,
  card: cardNumberMask,
  cardExpiry: cardExpiryMask,
  nzAccount: nzAccountMask,
} as const;

/** Input of a grouped number with a note about its digits: the scheme of a card, the bank of an account, or a doubt. */
export function MaskedControl({ form, value, onChange }: ControlProps) {
  const kind = form.mask ?? 'card';
  const text = shownText(value);
  const isCard = kind === 'card';
  return (
    <>
      <MaskedInput
        mask={masks[kind]}
        autoComplete={form.autocomplete ?? 'off'}
        value={text}
        onValueChange={onChange}
        // Always rendered, because an input loses the focus when it gains a wrapper while typing
        trailing={
          isCard && (
            <output className="block min-w-0 pr-1 text-13 text-ink-2">
              <Truncate>{maskNote(kind, text).name}</Truncate>
            </output>
          )
        }
      />
      {(kind === 'bsb' || kind === 'nzAccount') && <BankNote mask={kind} text={text} searchPath={form.searchPath} />}
    </>
  );
}
