import { expiringCardList, type ExpiryChoice } from '@quickportal/contracts/customer-accounts/expiring-card-list';
import type { FilterValues } from '@quickportal/contracts/kernel/filter';
import type { ExpiringCard } from '@quickportal/contracts/customer-accounts/read';
import { SegmentedControl } from '@quickportal/ui/segmented-control';
import { CalendarCheck } from 'lucide-react';
import { choicesOf } from '../../layout/filters/choice-filter.tsx';
import { ListPage } from '../../layout/list/list-page.tsx';
import type { ListProps, RowLinks } from '../../layout/list/list-table.tsx';
import { expiringCardColumns } from './expiring-card.columns.tsx';

export interface ExpiringCardsViewProps
  extends ListProps<ExpiringCard, FilterValues<typeof expiringCardList>>, RowLinks {
  communityName: string;
  /** Absent where the user may not edit accounts. */
  onUpdate?: ((card: ExpiringCard) => void) | undefined;
  /** The button that exports, where the user may. */
  exportButton?: React.ReactNode;
  /** Lines about exports that are being made. */
  exports?: React.ReactNode;
}

const { choices, default: standing } = expiringCardList.filters.show;
const options = choicesOf<ExpiryChoice>(choices).map(([value, label]) => ({ value, label }));
/** Which cards are shown is always chosen, so that there is nothing to clear. */
const wholeList = { isFiltered: false, onClear: () => {} };

const empty: Record<ExpiryChoice, { title: string; text: string }> = {
  EXPIRING: { title: 'No card expires soon', text: 'Cards appear here 60 days before they expire.' },
  EXPIRED: { title: 'No card has expired', text: 'Enabled cards appear here after they expire.' },
  ALL: { title: 'No card has expired or expires soon', text: 'Cards appear here 60 days before they expire.' },
};

/** Cards to renew, the earliest first: ring the customer, update the card, and it leaves the list. */
export function ExpiringCardsView(props: ExpiringCardsViewProps) {
  const { search, onSearchChange } = props;
  const show = search.show ?? standing;
  return (
    <ListPage
      of={expiringCardList}
      subtitle={`Enabled cards of ${props.communityName} customers`}
      actions={props.exportButton}
      columns={expiringCardColumns(props.onUpdate)}
      idOf={(row) => row.accountId}
      linkIdOf={(row) => row.customerId}
      list={props}
      empty={{ icon: <CalendarCheck />, ...empty[show] }}
      filters={wholeList}
    >
      <SegmentedControl
        label="Show"
        options={options}
        value={show}
        onValueChange={(chosen) => onSearchChange({ show: chosen === standing ? undefined : chosen })}
        className="max-w-full self-start justify-self-start"
      />
      {props.exports}
    </ListPage>
  );
}
