import type { BillingInstrument } from '@quickportal/contracts/billing-instruments/billing-instrument';
import { Mono } from '@quickportal/ui/mono';

interface BillingEventsViewProps {
  /** Name of the instrument. */
  name: string;
  events: BillingInstrument['billingEvents'];
}

const heading = 'py-1.5 pr-4 text-left text-12 font-normal text-ink-2';

/** What an instrument bills. */
export const BillingEventsView = ({ name, events }: BillingEventsViewProps) => (
  <table className="mt-2 w-full" aria-label={`Events of ${name}`}>
    <thead>
      <tr className="border-b border-line">
        <th scope="col" className={heading}>
          Event Name
        </th>
        <th scope="col" className={heading}>
          Sold Item
        </th>
        <th scope="col" className={heading}>
          Fee Type
        </th>
      </tr>
    </thead>
    <tbody>
      {events.map(({ billingEventName, soldItemCode, feeCode }) => (
        <tr key={billingEventName}>
          <td className="py-1.5 pr-4">{billingEventName}</td>
          <td className="py-1.5 pr-4">
            <Mono>{soldItemCode}</Mono>
          </td>
          <td className="py-1.5">
            <Mono>{feeCode}</Mono>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
