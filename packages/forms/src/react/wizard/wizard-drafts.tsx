import type { FormSchemaDocument } from '@quickportal/contracts/rules/forms/form-document';
import { isValues } from '@quickportal/contracts/rules/forms/field-tree';
import { type TypedValues, keepableValues } from '../../schema/typed-values.ts';

const PREFIX = 'quickportal.wizard.';

export interface WizardDraft {
  step: string;
  values: TypedValues;
}

// Browsers may refuse storage (private windows, policies); the wizard then does not survive a reload
function storage(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

/** Reads this tab's draft from before a reload, without passwords, card and account numbers; null if there is none. */
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

/** Stores a draft for this tab, without secrets. */
export function keepDraft(key: string, schema: FormSchemaDocument, draft: WizardDraft): void {
  const kept = { step: draft.step, values: keepableValues(schema, draft.values) };
  try {
    storage()?.setItem(PREFIX + key, JSON.stringify(kept));
  } catch {
    // Storage is full: the draft lives as long as the page
  }
}

export const dropDraft = (key: string): void => storage()?.removeItem(PREFIX + key);

/** Deletes every draft of this tab; for signing out. */
export function dropAllDrafts(): void {
  const kept = storage();
  if (!kept) return;
  for (const key of Object.keys(kept)) if (key.startsWith(PREFIX)) kept.removeItem(key);
}
