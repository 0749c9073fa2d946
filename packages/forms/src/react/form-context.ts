import type { Option } from '@quickportal/contracts/kernel/form-meta';
import type { FormHead, FormNode } from '@quickportal/contracts/rules/form-document';
import { createContext, use } from 'react';
import type { Path } from '../schema/field-path.ts';
import type { TypedValues } from '../schema/typed-values.ts';

/** Asks a call for the options of an autocomplete; `path` is relative to the REST base. */
export type Search = (path: string, query: string, signal: AbortSignal) => Promise<readonly Option[]>;

interface FormContextValue {
  /** Ids of controls start with it. */
  formId: string;
  head: FormHead;
  properties: Readonly<Record<string, FormNode>>;
  values: TypedValues;
  messages: ReadonlyMap<string, readonly string[]>;
  /** Which fields carry a mark behind their label: whichever kind is rarer. */
  marked: 'optional' | 'required' | undefined;
  search: Search;
  /** What is known about entered values, under their controls. */
  notes: Readonly<Record<string, React.ReactNode>>;
  onChange: (path: Path, value: unknown) => void;
  onLeave: (path: Path) => void;
}

const FormContext = createContext<FormContextValue | null>(null);
export const FormProvider = FormContext.Provider;

/** What the fields of a form share. */
export function useFormContext(): FormContextValue {
  const context = use(FormContext);
  if (!context) throw new Error('A field stands outside a FormView');
  return context;
}

/** Id of a field's control, which the error summary leads to. */
export const controlId = (formId: string, name: string): string => `${formId}-${name}`;
