import type { BusinessDetails } from '@quickportal/contracts/businesses/business-details';
import { displayAbn } from '@quickportal/contracts/rules/abn';
import { Card, CardBody } from '@quickportal/ui/card';
import { CopyableId } from '@quickportal/ui/copyable-id';
import { DescriptionItem, DescriptionList } from '@quickportal/ui/description-list';
import { labelled } from '../../data/labels.ts';
import { FieldsView } from './fields.view.tsx';

export interface BusinessEditViewProps {
  details: BusinessDetails;
  /** The form; false: the user may not change the business. */
  children: React.ReactNode;
}

/** Who a business is: its code stays, the rest is edited. */
// In the specification: 2P018
export function BusinessEditView({ details, children }: BusinessEditViewProps) {
  return (
    <div className="grid max-w-160 gap-4">
      <Card>
        <CardBody>
          <DescriptionList layout="facts">
            <DescriptionItem term={labelled('Business code')}>
              <CopyableId value={details.businessCode} label="code" keep={false} />
            </DescriptionItem>
            <DescriptionItem term={labelled('Business ID')}>{details.businessId}</DescriptionItem>
          </DescriptionList>
        </CardBody>
      </Card>
      {children || <Details details={details} />}
    </div>
  );
}

const countries = { AU: 'Australia', NZ: 'New Zealand' } as const;

const Details = ({ details }: { details: BusinessDetails }) => (
  <FieldsView
    title="Details"
    fields={[
      [labelled('Business name'), details.name],
      ['Registered name', details.registeredName],
      ['ABN', details.abn === '' ? null : displayAbn(details.abn)],
      ['NZBN', details.nzbn],
      ['Merchant category code', details.merchantCategoryCode],
      [
        'Address',
        [details.street1, details.street2, details.city, details.state, details.postcode, countries[details.country]]
          .filter((part) => part !== '')
          .join(', '),
      ],
    ]}
  />
);
