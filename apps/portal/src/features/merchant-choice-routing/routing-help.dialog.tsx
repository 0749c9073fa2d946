import { routingRules, type RoutingRule } from '@quickportal/contracts/rules/cards/merchant-choice-routing';
import { MOST_ROUTING_LINES, routingColumns } from '@quickportal/contracts/merchant-choice-routing/routing-columns';
import { Button } from '@quickportal/ui/button';
import { formatCount } from '@quickportal/ui/count';
import { DescriptionItem, DescriptionList } from '@quickportal/ui/description-list';
import { Dialog, DialogBody, DialogClose, DialogContent, DialogFooter } from '@quickportal/ui/dialog';
import { labelled } from '../../data/labels.ts';

const meanings: Record<RoutingRule, string> = {
  THRESHOLD_AND_ABOVE: 'Debit card payments of the threshold amount or more go to eftpos.',
  THRESHOLD_AND_BELOW: 'Debit card payments up to the threshold amount go to eftpos.',
  ALL: 'All debit card payments go to eftpos. A threshold is ignored.',
  NONE: 'No payment goes to eftpos. A threshold is ignored.',
};

const example = [Object.values(routingColumns).join(','), 'HCW,22814410,THRESHOLD_AND_BELOW,200.00,ALL,'].join('\n');

/** How lines are written. */
export function RoutingHelpDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent size="lg" title="Help with this page">
        <DialogBody>
          <p>
            Paste up to {formatCount(MOST_ROUTING_LINES)} lines from a spreadsheet or a CSV file, one for each merchant
            account, with six columns in this order. A first line with the names of the columns is skipped.
          </p>
          <pre className="rounded-2 bg-surface-sunken p-3 font-mono text-13 whitespace-pre-wrap wrap-anywhere">
            {example}
          </pre>
          <DescriptionList>
            <DescriptionItem term={routingColumns.supplierCode}>
              {labelled('Code of the supplier business, as it is written.')}
            </DescriptionItem>
            <DescriptionItem term={routingColumns.merchantId}>
              {labelled('Merchant ID of an enabled AU merchant account of the business.')}
            </DescriptionItem>
            {routingRules.map((rule) => (
              <DescriptionItem key={rule} term={<span className="font-mono text-13 wrap-anywhere">{rule}</span>}>
                {meanings[rule]}
              </DescriptionItem>
            ))}
            <DescriptionItem term="Threshold amounts">
              Dollar amounts such as 1.00, within the limits of card payments in AUD. They are compared with the amount
              that the card is charged, surcharge included.
            </DescriptionItem>
          </DescriptionList>
        </DialogBody>
        <DialogFooter>
          <DialogClose asChild>
            <Button>Close</Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
