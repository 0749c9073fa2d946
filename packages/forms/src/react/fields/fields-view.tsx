import { type Scope, isVisible } from '@quickportal/contracts/rules/forms/field-tree';
import type { FormGroup, FormNode } from '@quickportal/contracts/rules/forms/form-document';
import { Button } from '@quickportal/ui/button';
import { classNames } from '@quickportal/ui/class-names';
import { VisuallyHidden } from '@quickportal/ui/visually-hidden';
import { Plus } from 'lucide-react';
import { innerScope, isRequiredNow } from '../../schema/form-fields.ts';
import { type Path, nameOf, valueAt } from '../../schema/field-path.ts';
import { groupsOf } from '../../schema/layout.ts';
import { widgetOf } from '../../schema/widget-of.ts';
import { useAddressFields } from './address-fields.ts';
import { FieldView } from './field-view.tsx';
import { controlId, useFormContext } from '../form-context.ts';
import { RepeatView } from './repeat-view.tsx';

interface FieldsViewProps {
  properties: Readonly<Record<string, FormNode>>;
  groups: readonly FormGroup[];
  path: Path;
  /** Values of the controls, of the object that these fields belong to. */
  values: unknown;
  /** Values for conditions, of the same object. */
  scope: Scope;
}

/** The fields of an object under their headings, in up to two columns. */
export function FieldsView({ groups, ...fields }: FieldsViewProps) {
  return groups.map((group) => {
    const names = group.fields.filter(
      (name) =>
        fields.properties[name] && widgetOf(fields.properties[name]) !== 'hidden' && isVisible(fields.scope, name),
    );
    if (names.length === 0) return null;
    const grid = <FieldGrid {...fields} names={names} />;
    if (group.title === '') return <div key={names[0]}>{grid}</div>;
    return (
      <fieldset
        key={names[0]}
        data-slot="form-group"
        className="min-w-0 border-t border-line pt-5 first:border-0 first:pt-0"
      >
        <legend className="float-left mb-4 w-full">
          <span className="text-14 font-strong">{group.title}</span>
          {group.help && <span className="block text-13 text-ink-2">{group.help}</span>}
        </legend>
        <div className="clear-both">{grid}</div>
      </fieldset>
    );
  });
}

function FieldGrid({ names, properties, path, values, scope }: Omit<FieldsViewProps, 'groups'> & { names: string[] }) {
  const { shown, lastLine, addLine, status, onPaste } = useAddressFields({ properties, names, path, values });
  return (
    // The width of the container decides, not the window's: a drawer is narrow on any screen
    <div className="@container">
      <div className="grid grid-cols-2 gap-x-4 gap-y-5">
        {shown.map((name) => {
          const node = properties[name];
          if (!node) return null;
          const { width, address } = node['x-form'] ?? {};
          return (
            <div
              key={name}
              className={classNames('col-span-2 min-w-0', width === 'half' && 'sm:@min-[24rem]:col-span-1')}
            >
              <AnyField
                name={name}
                node={node}
                path={[...path, name]}
                value={valueAt(values, [name])}
                scope={scope}
                {...(address === 'line1' && { onPaste })}
              />
              {name === lastLine && (
                <Button variant="link" size="sm" className="mt-2" onClick={addLine}>
                  <Plus />
                  Add another line
                </Button>
              )}
            </div>
          );
        })}
      </div>
      {status !== null && (
        <VisuallyHidden>
          <output>{status}</output>
        </VisuallyHidden>
      )}
    </div>
  );
}

interface AnyFieldProps {
  name: string;
  node: FormNode;
  path: Path;
  value: unknown;
  scope: Scope;
  onPaste?: React.ClipboardEventHandler;
}

function AnyField(props: AnyFieldProps) {
  const widget = widgetOf(props.node);
  const required = isRequiredNow(props.scope, props.name);
  if (widget === 'group') return <GroupView {...props} />;
  if (widget === 'repeat') return <RepeatView {...props} required={required} fields={FieldsView} />;
  return <FieldView {...props} required={required} />;
}

/** Fields that form one object. */
function GroupView({ name, node, path, value, scope }: AnyFieldProps) {
  const { formId, messages } = useFormContext();
  const { properties = {}, title } = node;
  const help = node['x-form']?.help;
  const found = messages.get(nameOf(path)) ?? [];
  const inner = innerScope(scope, scope.node.fields?.get(name), valueAt(scope.values, [name]));
  return (
    <fieldset id={controlId(formId, nameOf(path))} tabIndex={-1} className="min-w-0 border-l-2 border-line pl-4">
      <legend className="float-left mb-3 w-full text-13">
        <span className="font-strong">{title ?? name}</span>
        {help && <span className="block text-ink-2">{help}</span>}
      </legend>
      <div className="clear-both grid gap-5">
        {found.length > 0 && <p className="text-13 text-danger-ink">{found.join(' ')}</p>}
        <FieldsView
          properties={properties}
          groups={groupsOf(properties, Object.keys(properties))}
          path={path}
          values={value}
          scope={inner}
        />
      </div>
    </fieldset>
  );
}
