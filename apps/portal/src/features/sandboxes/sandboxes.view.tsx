import type { FilterValues } from '@quickportal/contracts/kernel/filter';
import type { Sandbox } from '@quickportal/contracts/sandboxes/sandbox';
import { MOST_SANDBOXES, SANDBOX_DAYS } from '@quickportal/contracts/sandboxes/sandbox-limits';
import { sandboxList } from '@quickportal/contracts/sandboxes/sandbox-list';
import { FlaskConical } from 'lucide-react';
import { ListFilters } from '../../layout/filters/list-filters.tsx';
import { ListPage } from '../../layout/list/list-page.tsx';
import type { ListProps } from '../../layout/list/list-table.tsx';
import { sandboxColumns } from './sandbox.entity.tsx';

export interface SandboxesViewProps extends ListProps<Sandbox, FilterValues<typeof sandboxList>> {
  timeZone: string;
  /** Null for users who may only look. */
  onEnd: ((sandbox: Sandbox) => void) | null;
}

/** SandboxesView: test facilities that visitors made, for staff. */
export function SandboxesView(props: SandboxesViewProps) {
  return (
    <ListPage
      of={sandboxList}
      subtitle={`Facilities of test data that visitors made, at most ${MOST_SANDBOXES.toLocaleString('en-AU')}. Each ends after ${SANDBOX_DAYS} days without use.`}
      columns={sandboxColumns(props.timeZone, props.onEnd)}
      idOf={(row) => row.sandboxId}
      list={props}
      empty={{
        icon: <FlaskConical />,
        text: 'Visitors make sandboxes from the sign-in page. They are listed here until two days after their end.',
        tip: 'Try fewer letters, or another status.',
      }}
    >
      <ListFilters of={sandboxList} list={props} />
    </ListPage>
  );
}
