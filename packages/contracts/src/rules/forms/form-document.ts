import type { FieldForm, FieldRule, Json, Option } from '../../kernel/form-meta.ts';
import type { TextKind } from '../texts/text-kinds.ts';

export type JsonType = 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array' | 'null';

/** JSON Schema 2020-12 of one field, limited to what forms need, with the portal's keywords. */
export interface FormNode {
  type?: JsonType | JsonType[];
  title?: string;
  default?: Json;
  enum?: Json[];
  const?: Json;
  /** Lengths count Unicode code points, after outer white space is removed where `x-text` says so. */
  minLength?: number;
  maxLength?: number;
  format?: string;
  /** Patterns (with the flag u), each with what to say where it does not match. */
  allOf?: { pattern: string; 'x-message': string }[];
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  items?: FormNode;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, FormNode>;
  required?: string[];
  additionalProperties?: boolean;
  'x-text'?: TextKind;
  'x-form'?: FieldForm;
  'x-rules'?: FieldRule[];
  /** Said in place of the usual words, by keyword; `''` for every keyword that has none of its own. */
  'x-messages'?: Record<string, string>;
}

/** Fields that stand together under one heading; fields without a group are in place, under an empty one. */
export interface FormGroup {
  title: string;
  help?: string;
  fields: string[];
}

/** What a form needs beside its fields; keyword `x-form` of the document. */
export interface FormHead {
  title?: string;
  submitLabel?: string;
  /** Every property, in the order of the form. */
  order: string[];
  groups: FormGroup[];
  /** Present values of the fields, shaped like the body. */
  values: Record<string, Json>;
  /** Options of the fields that name a source with `optionsFrom`. */
  options: Record<string, Option[]>;
  /** Today in the community's zone, yyyy-mm-dd. */
  today: string;
  /** Of the amounts whose field names none; AUD where the form does not say. */
  currency?: 'AUD' | 'NZD';
}

/** The answer of `GET forms/{verb}/{path}`: the body of a call as a form. */
export interface FormSchemaDocument {
  $schema: string;
  type: 'object';
  properties: Record<string, FormNode>;
  required?: string[];
  additionalProperties?: boolean;
  'x-form': FormHead;
}

/** How a value of an answer is shown. */
export type DisplayKind =
  | 'text'
  | 'code'
  | 'number'
  | 'money'
  | 'date'
  | 'dateTime'
  | 'yesNo'
  | 'choice'
  | 'list'
  | 'group';

/** One value of an answer, for showing. */
export interface DisplayNode {
  title: string;
  kind: DisplayKind;
  description?: string;
  /** Labels of a choice's values. */
  options?: Option[];
  /** Rows of a list. */
  items?: DisplayNode;
  /** Parts of a group, and their order and headings. */
  properties?: Record<string, DisplayNode>;
  order?: string[];
  groups?: FormGroup[];
}

/** The answer of `GET forms/get/{path}` where it describes an answer and not a search form. */
export interface DisplaySchemaDocument {
  title: string;
  properties: Record<string, DisplayNode>;
  order: string[];
  groups: FormGroup[];
}
