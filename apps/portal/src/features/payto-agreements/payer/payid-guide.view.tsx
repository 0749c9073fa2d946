import { Card, CardBody } from '@quickportal/ui/card';
import { DescriptionItem, DescriptionList } from '@quickportal/ui/description-list';
import { Mono } from '@quickportal/ui/mono';

const types = [
  { label: 'ABN', rule: '11 digits, spaces or dashes allowed', example: '51 824 753 556' },
  { label: 'Phone', rule: 'Digits, with or without a plus sign', example: '+61-491 570 157' },
  { label: 'Email', rule: 'Has an @ and a dot', example: 'name@example.com' },
  { label: 'Organisation', rule: 'Anything else', example: 'Northgate Tennis' },
];

/** How the type of a PayID is inferred; it can be corrected. */
export function PayIdGuideView() {
  return (
    <Card title="How a PayID is read" dense>
      <CardBody>
        <DescriptionList layout="facts" className="flex-col gap-y-3">
          {types.map(({ label, rule, example }) => (
            <DescriptionItem key={label} term={label}>
              <span className="block text-13">{rule}</span>
              <Mono>{example}</Mono>
            </DescriptionItem>
          ))}
        </DescriptionList>
      </CardBody>
    </Card>
  );
}
