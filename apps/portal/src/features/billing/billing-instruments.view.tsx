import type { CommunityBillingInstrument } from '@quickportal/contracts/billing-instruments/billing-instrument';
import { Button } from '@quickportal/ui/button';
import { Card } from '@quickportal/ui/card';
import { EmptyState } from '@quickportal/ui/empty-state';
import { IconButton } from '@quickportal/ui/icon-button';
import { Mono } from '@quickportal/ui/mono';
import { Check, ChevronDown, ChevronRight, Plus, ReceiptText, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { BillingEventsView } from './billing-events.view.tsx';

export interface BillingInstrumentsViewProps {
  instruments: readonly CommunityBillingInstrument[];
  canChange: boolean;
  onAdd: () => void;
  onDelete: (instrument: CommunityBillingInstrument) => void;
}

/** The billing instruments of a community, with the events of those that are opened. */
// In the specification: 2R113 2R114
export function BillingInstrumentsView({ instruments, canChange, onAdd, onDelete }: BillingInstrumentsViewProps) {
  const add = canChange && (
    <Button size="sm" onClick={onAdd}>
      <Plus />
      Add Billing Instrument
    </Button>
  );
  return (
    <Card title="Billing Instruments" note="Whose events are billed" {...(add && { actions: add })}>
      {instruments.length === 0 ? (
        <EmptyState icon={<ReceiptText />} title="No billing instruments yet" level={3}>
          Without one no event of this community is billed.
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line">
          {instruments.map((instrument) => (
            <Instrument key={instrument.communityBillingInstrumentId} {...{ instrument, canChange, onDelete }} />
          ))}
        </ul>
      )}
    </Card>
  );
}

interface InstrumentProps extends Pick<BillingInstrumentsViewProps, 'canChange' | 'onDelete'> {
  instrument: CommunityBillingInstrument;
}

function Instrument({ instrument, canChange, onDelete }: InstrumentProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { billingInstrumentName: name, originSystemCode, billingEvents } = instrument;
  return (
    <li className="px-5 py-3 max-sm:px-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <p className="min-w-40 flex-1">
          <span className="font-strong">{name}</span> <Mono>{originSystemCode}</Mono>
        </p>
        {instrument.default && (
          <span className="inline-flex items-center gap-1 text-ink-2">
            <Check className="size-4" aria-hidden />
            Default
          </span>
        )}
        <Button
          size="sm"
          variant="ghost"
          aria-expanded={isOpen}
          aria-label={`${isOpen ? 'Hide' : 'Show'} events of ${name}`}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? <ChevronDown /> : <ChevronRight />}
          {isOpen ? 'Hide events' : 'Show events'}
        </Button>
        {canChange && (
          <IconButton label={`Delete ${name}`} onClick={() => onDelete(instrument)}>
            <Trash2 />
          </IconButton>
        )}
      </div>
      {isOpen && <BillingEventsView name={name} events={billingEvents} />}
    </li>
  );
}
