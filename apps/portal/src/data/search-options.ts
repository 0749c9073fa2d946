import type { Option } from '@quickportal/contracts/kernel/form-meta';
import { callRest } from './rest.ts';

/** Asks an autocomplete call for what a form's field offers: its `searchPath` (which may carry a query) and the text. */
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
