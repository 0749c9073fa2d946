import type { Option } from '@quickportal/contracts/kernel/form-meta';
import { callRest } from './connection/rest.ts';

/** Queries an autocomplete for a form field: its `searchPath` (which may have a query) and the typed text. */
export async function searchOptions(path: string, text: string, signal: AbortSignal): Promise<readonly Option[]> {
  const address = `${path}${path.includes('?') ? '&' : '?'}query=${encodeURIComponent(text)}`;
  const { items } = (await callRest(address, { signal })) as { items: readonly Option[] };
  return items.map(({ value, label, description, warning }) => ({
    value,
    label,
    ...(description && { description }),
    ...(warning && { warning }),
  }));
}
