import { Card, CardBody } from '@quickportal/ui/card';
import { Mono } from '@quickportal/ui/mono';
import { labelled } from '../../data/labels.ts';

interface ApiKeyBusinessesProps {
  businesses: readonly { businessId: number; businessCode: string; businessName: string }[];
}

/** The businesses that a key is restricted to. */
export const ApiKeyBusinessesView = ({ businesses }: ApiKeyBusinessesProps) => (
  <Card title={labelled('Businesses')} dense>
    <CardBody>
      {businesses.length === 0 ? (
        labelled('Every business of the facility.')
      ) : (
        <ul className="grid gap-2">
          {businesses.map(({ businessId, businessCode, businessName }) => (
            <li key={businessId} className="flex flex-wrap justify-between gap-x-3">
              <span className="wrap-anywhere">{businessName}</span>
              <Mono>{businessCode}</Mono>
            </li>
          ))}
        </ul>
      )}
    </CardBody>
  </Card>
);
