import type { BusinessCardSchemes } from '@quickportal/contracts/card-schemes/business-card-schemes';
import { Card } from '@quickportal/ui/card';
import { SideBySide } from '../../layout/page/page-stack.tsx';
import { SchemeRows } from './scheme-rows.view.tsx';
import { UpcomingSurchargesView } from './upcoming-surcharges.view.tsx';

const shown = (isAccepted: boolean, surcharge: string): string =>
  isAccepted ? `Accepted, ${surcharge}` : 'Not accepted';
const percent = (surcharge: string | null, blank: string): string =>
  surcharge === null ? blank : `surcharge ${surcharge}%`;

/** The same for those who cannot change it. */
export function CardSchemesView({ saved }: { saved: BusinessCardSchemes }) {
  return (
    <SideBySide side={<UpcomingSurchargesView schemes={saved.schemes} />}>
      <Card>
        <SchemeRows
          rows={saved.schemes.map(({ cardScheme, accepted, surcharge, debitAccepted, debitSurcharge }) => ({
            cardScheme,
            credit: <span>{shown(accepted, percent(surcharge, 'no surcharge'))}</span>,
            debit: debitAccepted !== null && (
              <span>{shown(debitAccepted, percent(debitSurcharge, 'same as credit card'))}</span>
            ),
          }))}
        />
      </Card>
    </SideBySide>
  );
}
