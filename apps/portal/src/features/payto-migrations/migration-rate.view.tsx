import type { PayToMigrationPreview } from '@quickportal/contracts/payto-migrations/check';
import { Button } from '@quickportal/ui/button';
import { Card, CardBody } from '@quickportal/ui/card';
import { formatCount } from '@quickportal/ui/count';
import { Field } from '@quickportal/ui/field';
import { NativeSelect } from '@quickportal/ui/native-select';
import { Skeleton } from '@quickportal/ui/skeleton';
import { Handshake } from 'lucide-react';
import { useState } from 'react';
import { durationText } from './migration-duration.ts';

const rates = [20, 60, 180, 600];

interface MigrationRateProps {
  preview: PayToMigrationPreview | undefined;
  onStart: (agreementsPerHour: number) => void;
}

/** What would move, how fast, and the button that starts it. */
export function MigrationRate({ preview, onStart }: MigrationRateProps) {
  const [rate, setRate] = useState('60');
  const schedules = preview?.eligible.schedules ?? 0;
  return (
    <Card title="Before anything starts">
      <CardBody className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        {preview ? <Counts preview={preview} /> : <Skeleton className="h-24" />}
        <div className="grid content-start gap-3">
          <Field
            label="Agreements per hour"
            help={
              schedules > 0
                ? `${capitalised(durationText(schedules, Number(rate)))} for ${formatCount(schedules)} ${schedules === 1 ? 'agreement' : 'agreements'}. Each payer then has five days to decide.`
                : 'Each payer has five days to decide.'
            }
          >
            <NativeSelect
              value={rate}
              onValueChange={setRate}
              options={rates.map((value) => ({ value: String(value), label: formatCount(value) }))}
            />
          </Field>
          <div>
            <Button variant="primary" disabled={schedules === 0} onClick={() => onStart(Number(rate))}>
              <Handshake />
              Move to PayTo
            </Button>
          </div>
        </div>
      </CardBody>
    </Card>
  );
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function Counts({ preview: { eligible, ineligible, reasons } }: { preview: PayToMigrationPreview }) {
  return (
    <div className="grid content-start gap-3">
      <p>
        <strong className="text-24 font-strong tracking-display tabular-nums">{formatCount(eligible.schedules)}</strong>{' '}
        can move, <span className="tabular-nums">{eligible.amount.displayAmount}</span> a payment in all.
      </p>
      {ineligible.schedules > 0 && (
        <div className="grid gap-1.5">
          <p>
            <strong className="tabular-nums">{formatCount(ineligible.schedules)}</strong> cannot:
          </p>
          <ul className="grid gap-1 text-13 text-ink-2">
            {reasons.map(({ reason, schedules }) => (
              <li key={reason} className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-2">
                <span className="text-right tabular-nums">{formatCount(schedules)}</span>
                <span>{reason}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
