import type { TextKind } from '../rules/text-kinds.ts';

/** A value that JSON can carry. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/**
 * When something about a form holds, as data, so that server and browser decide alike. `field` is looked up from the
 * inside out (row, group, form); a dot leads into a group: `payer.kind`. Empty values are all alike.
 */
export type Condition =
  | { field: string; is: Json }
  | { field: string; isNot: Json }
  | { field: string; in: Json[] }
  | { field: string; isSet: boolean }
  | { all: Condition[] }
  | { any: Condition[] }
  | { not: Condition };

/** How a field is asked for. Every name is one the form renderer knows; see docs/forms.md. */
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
  /** A doubt about it, shown where it is found by a number that was typed. */
  warning?: string;
  /** Heading that options of several checkboxes stand under; those of one group follow one another. */
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
  /** Half: beside the next half one, where there is room for two columns. */
  width?: 'half';
  options?: Option[];
  /** Name of an option source that the server fills when the form is asked for. */
  optionsFrom?: string;
  /** Call that an autocomplete or a BSB's note asks, relative to the REST base, with `query` added. */
  searchPath?: string;
  mask?: 'card' | 'cardExpiry' | 'bsb' | 'nzAccount' | 'abn';
  /** Unit behind a number: "hours". */
  unit?: string;
  /** Currency of an amount; the form's where the field does not say. */
  currency?: 'AUD' | 'NZD';
  /** The one large amount of a page. */
  large?: true;
  /** Its part of a postal address: later lines are shown when asked for, and a pasted address goes into all parts. */
  address?: AddressPart;
  autocomplete?: string;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel';
  /** Shown but not changeable in this form (for example a number set at creation). */
  readOnly?: boolean;
  visibleWhen?: Condition;
  requiredWhen?: Condition;
}

/** Rules that server and browser know; src/rules/named-rules.ts has them. */
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
  | 'payId'
  | 'phone'
  | 'postcodeOfState'
  | 'securityCode'
  | 'uniqueRows';

/** A named rule and its arguments; JSON Schema keyword `x-rules`. It compares with `field`, or with `value` where there is none. */
export interface FieldRule {
  rule: RuleName;
  field?: string;
  value?: Json;
  /** Said in place of the rule's own message. */
  message?: string;
}

/** Presentation of a whole body; keyword `x-form-layout` of the body's own metadata. */
export interface FormLayout {
  /** Heading of the form. */
  title?: string;
  /** Verb and object on its button; "Save" where there is none. */
  submitLabel?: string;
  /** Groups in their order, by the names that fields use; `help` stands under the heading. */
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
