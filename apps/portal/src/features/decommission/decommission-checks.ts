import {
  activityColour,
  SERVICE_MESSAGE_DAYS,
  type CheckColour,
} from '@quickportal/contracts/decommission/activity-check';
import { countedNoun } from '@quickportal/ui/count';
import { labelled } from '../../data/labels.ts';
import type { DecommissionInfo } from '@quickportal/contracts/decommission/decommission-info';

/** A check of a community, and what is found. */
export interface DecommissionCheck {
  readonly title: string;
  readonly colour: CheckColour;
  readonly text: string;
  /** The date of the activity, `yyyy-mm-dd`. */
  readonly date?: string;
  readonly communities?: DecommissionInfo['xslDirectoryClashes'];
  /** The page where it is mended. */
  readonly page?: { readonly view: 'QuickRecBusinessesView' | 'ServiceMessageSummaryView'; readonly label: string };
}

function activity(title: string, days: number | null, date: string | null): DecommissionCheck {
  if (days === null || date === null) return { title, colour: 'green', text: 'Never' };
  const text = days === 0 ? 'Today' : `${countedNoun(days, 'day', 'days')} ago`;
  return { title, colour: activityColour(days), text, date };
}

const clashes = (title: string, communities: DecommissionInfo['xslDirectoryClashes']): DecommissionCheck => ({
  title,
  colour: communities.length === 0 ? 'green' : 'orange',
  text: communities.length === 0 ? 'Used by no other community' : 'Also used by',
  communities,
});

const accounts = (title: string, count: number): DecommissionCheck => ({
  title,
  colour: count === 0 ? 'green' : 'red',
  text: count === 0 ? 'None' : `${countedNoun(count, 'is', 'are')} enabled: disable manually first`,
});

/** The checks in the order in which they are shown, with the colours of the specification (3K041). */
export function decommissionChecks(info: DecommissionInfo): DecommissionCheck[] {
  const { numberOfServiceMessages: messages, numberOfBankRecAccounts: bankRec } = info;
  return [
    accounts('Enabled PayTo payee accounts', info.numberOfEnabledPayToPayeeAccounts),
    accounts('Enabled PayID biller accounts', info.numberOfEnabledPayIdBillerSupplierAccounts),
    {
      title: 'Bank reconciliation accounts',
      colour: bankRec === 0 ? 'green' : 'red',
      text:
        bankRec === 0
          ? 'None'
          : labelled(
              `${countedNoun(bankRec, 'account', 'accounts')} of ${countedNoun(info.numberOfBankRecBusinesses, 'business', 'businesses')}`,
            ),
      ...(bankRec > 0 && { page: { view: 'QuickRecBusinessesView' as const, label: labelled('Show businesses') } }),
    },
    activity('Last billing batch line item', info.daysSinceLastBillingBatchLineItem, info.lastBillingBatchLineItemDate),
    activity('Last revenue item', info.daysSinceLastRevenueItem, info.lastRevenueItemDate),
    activity('Last transaction', info.daysSinceLastTransaction, info.lastTransactionDate),
    {
      title: `Service messages of the last ${SERVICE_MESSAGE_DAYS} days`,
      colour: messages === 0 ? 'green' : 'orange',
      text: messages === 0 ? 'None' : countedNoun(messages, 'message', 'messages'),
      ...(messages > 0 && { page: { view: 'ServiceMessageSummaryView' as const, label: 'Show messages' } }),
    },
    clashes('XSL directory', info.xslDirectoryClashes),
    clashes('Online payment validator', info.onlinePaymentValidatorClashes),
    { title: 'Customisation', colour: 'green', text: info.hasCustomisation ? 'Has labels of its own' : 'None' },
  ];
}

/** Whether accounts must be disabled before (3R304, 3R305). */
export const isBlocked = (info: DecommissionInfo): boolean =>
  info.numberOfEnabledPayToPayeeAccounts + info.numberOfEnabledPayIdBillerSupplierAccounts > 0;
