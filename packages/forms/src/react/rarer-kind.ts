import type { FormField } from '../schema/form-fields.ts';
import { isMarkable, widgetOf } from '../schema/widget-of.ts';

/**
 * Decides which fields to mark: optional or required, whichever are fewer; none if all are alike, except a single
 * field.
 */
export function rarerKind(fields: readonly FormField[]): 'optional' | 'required' | undefined {
  const marked = fields.filter(
    ({ node }) => node['x-form']?.readOnly !== true && widgetOf(node) !== 'group' && isMarkable(node),
  );
  const required = marked.filter((field) => field.required).length;
  const optional = marked.length - required;
  if (required === 0 && optional === 1) return 'optional';
  if (required === 0 || optional === 0) return undefined;
  return required < optional ? 'required' : 'optional';
}
