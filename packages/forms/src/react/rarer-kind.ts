import type { AskedField } from '../schema/asked-fields.ts';
import { namesItself, widgetOf } from '../schema/widget-of.ts';

/** Which fields to mark: the optional or the required ones, whichever are fewer; none where all are alike. */
export function rarerKind(fields: readonly AskedField[]): 'optional' | 'required' | undefined {
  const marked = fields.filter(
    ({ node }) => node['x-form']?.readOnly !== true && widgetOf(node) !== 'group' && !namesItself(node),
  );
  const required = marked.filter((field) => field.required).length;
  const optional = marked.length - required;
  if (required === 0 || optional === 0) return undefined;
  return required < optional ? 'required' : 'optional';
}
