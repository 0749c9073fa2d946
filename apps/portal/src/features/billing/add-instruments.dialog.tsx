import type { BillingInstrument } from '@quickportal/contracts/billing-instruments/billing-instrument';
import { foldText } from '@quickportal/contracts/rules/texts/same-text';
import { Alert } from '@quickportal/ui/alert';
import { Button } from '@quickportal/ui/button';
import { Checkbox } from '@quickportal/ui/checkbox';
import { Dialog, DialogBody, DialogContent, DialogFooter } from '@quickportal/ui/dialog';
import { Field } from '@quickportal/ui/field';
import { Input } from '@quickportal/ui/input';
import { useState } from 'react';

export interface AddInstrumentsDialogProps {
  /** Those that the community does not have yet. */
  instruments: readonly BillingInstrument[];
  busy: boolean;
  /** Why they were not added. */
  error: string | undefined;
  onAdd: (billingInstrumentIds: number[]) => void;
  onClose: () => void;
}

/** Chooses billing instruments to add. */
// In the specification: 2R115
export function AddInstrumentsDialog({ instruments, busy, error, onAdd, onClose }: AddInstrumentsDialogProps) {
  const [filter, setFilter] = useState('');
  const [isDefaultOnly, setIsDefaultOnly] = useState(false);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const words = foldText(filter.trim());
  const shown = instruments.filter(
    (instrument) =>
      (!isDefaultOnly || instrument.default) &&
      [instrument.billingInstrumentName, ...instrument.billingEvents.map(({ soldItemCode }) => soldItemCode)].some(
        (text) => foldText(text).includes(words),
      ),
  );
  const choose = (id: number, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, id] : chosen.filter((other) => other !== id));
  return (
    <Dialog open onOpenChange={(open) => !open && !busy && onClose()}>
      <DialogContent title="Add Billing Instrument">
        <DialogBody>
          <div className="grid gap-4">
            {error !== undefined && <Alert tone="danger" title={error} />}
            <Field label="Filter by name or sold item">
              <Input value={filter} onValueChange={setFilter} autoComplete="off" maxLength={50} />
            </Field>
            <Checkbox label="Default only" value={isDefaultOnly} onValueChange={setIsDefaultOnly} />
            <ul className="grid gap-2.5 border-t border-line pt-4" aria-label="Billing instruments">
              {shown.map(({ billingInstrumentId: id, billingInstrumentName, originSystemCode, billingEvents }) => (
                <li key={id}>
                  <Checkbox
                    label={`${billingInstrumentName} (${originSystemCode})`}
                    description={[...new Set(billingEvents.map(({ soldItemCode }) => soldItemCode))].join(', ')}
                    value={chosen.includes(id)}
                    onValueChange={(isChosen) => choose(id, isChosen)}
                  />
                </li>
              ))}
            </ul>
            {shown.length === 0 && (
              <p className="text-ink-2">
                {instruments.length === 0
                  ? 'The community has every billing instrument.'
                  : 'No billing instrument matches.'}
              </p>
            )}
          </div>
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button variant="primary" busy={busy} disabled={chosen.length === 0} onClick={() => onAdd([...chosen])}>
            {chosen.length > 1 ? `Add ${chosen.length} billing instruments` : 'Add billing instrument'}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
