import type { BankrecServiceCode } from '@quickportal/contracts/bankrec-services/service-codes';
import { useState } from 'react';
import { useMay } from '../../data/calls/use-may.ts';
import { useSession } from '../../data/session.ts';
import { OverviewSkeleton } from '../../layout/page/details-skeleton.tsx';
import { QueryResult } from '../../layout/query-result.tsx';
import { BankRecAdministrationView } from './bank-rec-administration.view.tsx';
import { useBankrecServices } from './bankrec-services.data.ts';
import { DayServiceForm } from './day-service.form.tsx';
import { FeedServiceForm } from './feed-service.form.tsx';
import { serviceCards } from './service-cards.ts';

/** Whose days count where no community was chosen. */
const PLATFORM_ZONE = 'Australia/Sydney';

export default function BankRecAdministrationPage() {
  const [started, setStarted] = useState<Partial<Record<BankrecServiceCode, number>>>({});
  const canOpenMessages = useMay('serviceMessages.get');
  const timeZone = useSession().community?.timeZone ?? PLATFORM_ZONE;
  return (
    <QueryResult
      query={useBankrecServices()}
      skeleton={<OverviewSkeleton title="BankRec Administration" />}
      failed="The services did not load"
    >
      {(services) => (
        <BankRecAdministrationView
          services={services}
          started={started}
          canOpenMessages={canOpenMessages}
          timeZone={timeZone}
          renderForm={({ service, title }) => {
            const { call } = serviceCards[service];
            const shared = {
              title,
              onSend: () => setStarted(({ [service]: _last, ...others }) => others),
              onStarted: (serviceMessageId: number) =>
                setStarted((others) => ({ ...others, [service]: serviceMessageId })),
            };
            return call === null ? <FeedServiceForm {...shared} /> : <DayServiceForm call={call} {...shared} />;
          }}
        />
      )}
    </QueryResult>
  );
}
