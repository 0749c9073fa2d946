import type { FormSchemaDocument } from '@quickportal/contracts/rules/forms/form-document';
import { Button } from '@quickportal/ui/button';
import { DescriptionItem, DescriptionList } from '@quickportal/ui/description-list';
import { formScope } from '../../schema/form-fields.ts';
import { linesOf } from '../../schema/shown-lines.ts';

export interface ReviewSection {
  title: string;
  fields: readonly string[];
  onEdit?: () => void;
}

export interface ReviewViewProps {
  schema: FormSchemaDocument;
  /** The body to be sent. */
  body: Readonly<Record<string, unknown>>;
  sections: readonly ReviewSection[];
}

/** Shows the entered values like a receipt: one section per step, each with a link back to it. */
export function ReviewView({ schema, body, sections }: ReviewViewProps) {
  const scope = formScope(schema, body);
  const shown = sections.map(({ title, fields, onEdit }) => {
    const lines = linesOf(schema.properties, fields, scope, schema['x-form']).filter(({ value }) => value);
    return (
      <section key={title} aria-label={title} className="px-5 py-4 max-sm:px-4">
        <div className="mb-1 flex items-center justify-between gap-3">
          <h3 className="text-14 font-strong">{title}</h3>
          {onEdit && (
            <Button variant="link" size="sm" onClick={onEdit} aria-label={`Edit ${title.toLowerCase()}`}>
              Edit
            </Button>
          )}
        </div>
        <DescriptionList>
          {lines.map(({ key, label, value }) => (
            <DescriptionItem key={key} term={label}>
              {value}
            </DescriptionItem>
          ))}
        </DescriptionList>
      </section>
    );
  });
  return <div className="divide-y divide-line">{shown}</div>;
}
