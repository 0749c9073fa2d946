import type { FormSchemaDocument } from '@quickportal/contracts/rules/form-document';
import { isValues } from '@quickportal/contracts/rules/field-tree';
import { type TypedValues, keepableValues } from '../schema/typed-values.ts';

const PREFIX = 'quickportal.wizard.';

export interface WizardDraft {
  step: string;
  values: TypedValues;
}

// A browser may refuse its storage (private windows, policies); a wizard then just does not survive a reload
function storage(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

/** What was entered in this tab before a reload, passwords, card and account numbers excepted; null where there is nothing. */
export function readDraft(key: string): WizardDraft | null {
  try {
    const draft: unknown = JSON.parse(storage()?.getItem(PREFIX + key) ?? 'null');
    return isValues(draft) && typeof draft['step'] === 'string' && isValues(draft['values'])
      ? { step: draft['step'], values: draft['values'] }
      : null;
  } catch {
    return null;
  }
}

/** Keeps a draft for this tab, without what may not be kept. */
export function keepDraft(key: string, schema: FormSchemaDocument, draft: WizardDraft): void {
  const kept = { step: draft.step, values: keepableValues(schema, draft.values) };
  try {
    storage()?.setItem(PREFIX + key, JSON.stringify(kept));
  } catch {
    // The storage is full: the draft lives as long as the page does
  }
}

export const dropDraft = (key: string): void => storage()?.removeItem(PREFIX + key);

/** Drops every draft of this tab; for signing out. */
export function dropAllDrafts(): void {
  const kept = storage();
  if (!kept) return;
  for (const key of Object.keys(kept)) if (key.startsWith(PREFIX)) kept.removeItem(key);
}
