import { expiringCardList } from '@quickportal/contracts/customer-accounts/expiring-card-list';
import type { ExpiringCard } from '@quickportal/contracts/customer-accounts/read';
import type { ExpiryChoice } from '@quickportal/contracts/customer-accounts/expiry-choices';
import { SegmentedControl } from '@quickportal/ui/segmented-control';
import { CalendarCheck } from 'lucide-react';
import { ListPage } from '../../layout/list-page.tsx';
import type { ListProps, RowLinks } from '../../layout/list-table.tsx';
import { expiringCardColumns } from './expiring-card.columns.tsx';

export interface ExpiringCardsViewProps extends ListProps<ExpiringCard, { show: ExpiryChoice }>, RowLinks {
  communityName: string;
  /** Absent where the user may not edit accounts. */
  onUpdate?: ((card: ExpiringCard) => void) | undefined;
  /** The button that exports, where the user may. */
  exportButton?: React.ReactNode;
  /** Lines about exports that are being made. */
  exports?: React.ReactNode;
}

const choices: readonly { value: ExpiryChoice; label: string }[] = [
  { value: 'EXPIRING', label: 'Within 60 days' },
  { value: 'EXPIRED', label: 'Expired' },
  { value: 'ALL', label: 'Both' },
];

const empty: Record<ExpiryChoice, { title: string; text: string }> = {
  EXPIRING: { title: 'No card expires soon', text: 'Cards appear here 60 days before they expire.' },
  EXPIRED: { title: 'No card has expired', text: 'Enabled cards appear here after they expire.' },
  ALL: { title: 'No card has expired or expires soon', text: 'Cards appear here 60 days before they expire.' },
};

/** Cards to renew, the earliest first: ring the customer, update the card, and it leaves the list. */
export function ExpiringCardsView(props: ExpiringCardsViewProps) {
  const { search, onSearchChange } = props;
  return (
    <ListPage
      of={expiringCardList}
      subtitle={`Enabled cards of ${props.communityName} customers`}
      actions={props.exportButton}
      columns={expiringCardColumns(props.onUpdate)}
      idOf={(row) => row.accountId}
      linkIdOf={(row) => row.customerId}
      list={props}
      empty={{ icon: <CalendarCheck />, ...empty[search.show] }}
    >
      <SegmentedControl
        label="Show"
        options={choices}
        value={search.show}
        onValueChange={(show) => onSearchChange({ show })}
        className="max-w-full self-start justify-self-start"
      />
      {props.exports}
    </ListPage>
  );
}
