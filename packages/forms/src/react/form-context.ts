import type { Option } from '@quickportal/contracts/kernel/form-meta';
import type { FormHead, FormNode } from '@quickportal/contracts/rules/forms/form-document';
import { createContext, use } from 'react';
import type { Path } from '../schema/field-path.ts';
import type { TypedValues } from '../schema/typed-values.ts';

/** Queries a call for the options of an autocomplete; `path` is relative to the REST base. */
export type Search = (path: string, query: string, signal: AbortSignal) => Promise<readonly Option[]>;

interface FormContextValue {
  /** Prefix of control IDs. */
  formId: string;
  head: FormHead;
  properties: Readonly<Record<string, FormNode>>;
  values: TypedValues;
  messages: ReadonlyMap<string, readonly string[]>;
  /** Which fields have a mark after their label: the rarer kind. */
  marked: 'optional' | 'required' | undefined;
  search: Search;
  /** Notes about entered values, below their controls. */
  notes: Readonly<Record<string, React.ReactNode>>;
  onChange: (path: Path, value: unknown) => void;
  onLeave: (path: Path) => void;
}

const FormContext = createContext<FormContextValue | null>(null);
export const FormProvider = FormContext.Provider;

/** State shared by the fields of a form. */
export function useFormContext(): FormContextValue {
  const context = use(FormContext);
  if (!context) throw new Error('A field stands outside a FormView');
  return context;
}

/** Returns the ID of a field's control, for links in the error summary. */
export const controlId = (formId: string, name: string): string => `${formId}-${name}`;
