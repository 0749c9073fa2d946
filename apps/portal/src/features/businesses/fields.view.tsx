import { Card, CardBody } from '@quickportal/ui/card';
import { DescriptionItem, DescriptionList } from '@quickportal/ui/description-list';

interface FieldsViewProps {
  title: string;
  fields: readonly (readonly [term: string, value: React.ReactNode])[];
}

/** The fields of a form for users who may not change them. */
export const FieldsView = ({ title, fields }: FieldsViewProps) => (
  <Card title={title}>
    <CardBody>
      <DescriptionList>
        {fields.map(([term, value]) => (
          <DescriptionItem key={term} term={term}>
            {value}
          </DescriptionItem>
        ))}
      </DescriptionList>
    </CardBody>
  </Card>
);
