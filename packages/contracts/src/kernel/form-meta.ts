import type { TextKind } from '../rules/texts/text-kinds.ts';

/** A value that JSON can carry. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/**
 * A condition in a form, as data, so that server and browser evaluate it alike. `field` is looked up in the row, then
 * the group, then the form; a dot leads into a group: `payer.kind`. All empty values are equal.
 */
export type Condition =
  | { field: string; is: Json }
  | { field: string; isNot: Json }
  | { field: string; in: Json[] }
  | { field: string; isSet: boolean }
  | { all: Condition[] }
  | { any: Condition[] }
  | { not: Condition };

/** The input component of a field; the form renderer knows every name (docs/forms.md). */
export type Widget =
  | 'text'
  | 'textarea'
  | 'number'
  | 'money'
  | 'date'
  | 'select'
  | 'radio'
  | 'checkbox'
  | 'switch'
  | 'autocomplete'
  | 'password'
  | 'masked'
  | 'group'
  | 'repeat'
  | 'hidden';

export interface Option {
  value: string;
  label: string;
  description?: string;
  /** A warning, shown when the option is found by a typed number. */
  warning?: string;
  /** Heading of a group of checkboxes; options of one group are consecutive. */
  group?: string;
}

/** Parts of a postal address. */
export type AddressPart = 'line1' | 'line2' | 'line3' | 'city' | 'state' | 'postcode';

/** Presentation of one field; JSON Schema keyword `x-form`. The label is the field's title. */
export interface FieldForm {
  widget?: Widget;
  help?: string;
  placeholder?: string;
  group?: string;
  order?: number;
  /** Half: next to another half-width field, where there is room for two columns. */
  width?: 'half';
  options?: Option[];
  /** Name of an option source that the server loads with the form. */
  optionsFrom?: string;
  /** Call that an autocomplete or a BSB's note sends `query` to, relative to the REST base. */
  searchPath?: string;
  mask?: 'card' | 'cardExpiry' | 'bsb' | 'nzAccount' | 'abn';
  /** Unit after a number: "hours". */
  unit?: string;
  /** Currency of an amount; by default the form's. */
  currency?: 'AUD' | 'NZD';
  /** Whether this is the one large amount of a page. */
  large?: true;
  /** Part of a postal address: later lines appear on demand, and a pasted address fills all parts. */
  address?: AddressPart;
  autocomplete?: string;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel';
  /** Shown but not editable in this form (for example a number that is set at creation). */
  readOnly?: boolean;
  visibleWhen?: Condition;
  requiredWhen?: Condition;
}

/** Rules that both server and browser implement, in src/rules/forms/named-rules.ts. */
export type RuleName =
  | 'abn'
  | 'acn'
  | 'amountAtLeast'
  | 'amountAtMost'
  | 'auAccount'
  | 'bsb'
  | 'cardExpiry'
  | 'cardNumber'
  | 'dateAfter'
  | 'dateBefore'
  | 'dateNotAfter'
  | 'dateNotBefore'
  | 'email'
  | 'equalTo'
  | 'luhn'
  | 'newPassword'
  | 'nzAccount'
  | 'nzbn'
  | 'payId'
  | 'phone'
  | 'postcodeOfState'
  | 'securityCode'
  | 'uniqueRows';

/** A named rule and its arguments; JSON Schema keyword `x-rules`. Compares with another `field`, or with `value`. */
export interface FieldRule {
  rule: RuleName;
  field?: string;
  value?: Json;
  /** Replaces the rule's own message. */
  message?: string;
}

/** Presentation of a whole body; keyword `x-form-layout` in the body's metadata. */
export interface FormLayout {
  /** Heading of the form. */
  title?: string;
  /** Verb and object on the submit button; "Save" by default. */
  submitLabel?: string;
  /** Groups in display order, by the names that fields use; `help` is shown under the heading. */
  groups?: { title: string; help?: string }[];
}

declare module 'zod' {
  interface GlobalMeta {
    'x-form'?: FieldForm;
    'x-rules'?: FieldRule[];
    'x-form-layout'?: FormLayout;
    'x-text'?: TextKind;
  }
}
