import type { BusinessCardScheme } from '@quickportal/contracts/card-schemes/business-card-schemes';
import { cardSchemeTitles } from '@quickportal/contracts/rules/accounts/account-display-name';
import { Card, CardBody } from '@quickportal/ui/card';
import { DescriptionItem, DescriptionList } from '@quickportal/ui/description-list';
import { DateOnly } from '@quickportal/ui/date-time';

/** Surcharges that apply from later dates on, the next date first. */
export function UpcomingSurchargesView({ schemes }: { schemes: readonly BusinessCardScheme[] }) {
  const changes = schemes
    .flatMap(({ cardScheme, debitAccepted, upcoming }) =>
      upcoming.map((surcharges) => ({ cardScheme, hasDebit: debitAccepted !== null, ...surcharges })),
    )
    .toSorted((change, other) => (change.effectiveFrom < other.effectiveFrom ? -1 : 1));
  return (
    <Card title="Later surcharges">
      <CardBody>
        {changes.length === 0 ? (
          <p className="text-ink-2">None. Choose a later date to enter a change ahead.</p>
        ) : (
          <DescriptionList>
            {changes.map(({ cardScheme, hasDebit, effectiveFrom, surcharge, debitSurcharge }) => (
              <DescriptionItem
                key={`${cardScheme} ${effectiveFrom}`}
                term={
                  <>
                    {cardSchemeTitles[cardScheme]} from <DateOnly value={effectiveFrom} />
                  </>
                }
              >
                {[
                  `${surcharge ?? 0}%`,
                  ...(hasDebit ? [debitSurcharge === null ? 'debit the same' : `debit ${debitSurcharge}%`] : []),
                ].join(', ')}
              </DescriptionItem>
            ))}
          </DescriptionList>
        )}
      </CardBody>
    </Card>
  );
}
