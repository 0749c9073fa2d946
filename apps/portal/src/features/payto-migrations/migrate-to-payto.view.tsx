import type { MigrationCandidate } from '@quickportal/contracts/payto-migrations/migration-schedule';
import type { PayToMigration } from '@quickportal/contracts/payto-migrations/payto-migration';
import type { PayToMigrationPreview } from '@quickportal/contracts/payto-migrations/check';
import { EmptyState } from '@quickportal/ui/empty-state';
import { Store } from 'lucide-react';
import { labelled } from '../../data/labels.ts';
import type { InnerListProps, RowLinks } from '../../layout/list/list-table.tsx';
import { PageHeader } from '../../layout/page/page-header.tsx';
import { PageStack } from '../../layout/page/page-stack.tsx';
import { ChoiceFilters, type MigrationChoiceValues } from './choice-filters.view.tsx';
import { MigrationCandidates } from './migration-candidates.view.tsx';
import { MigrationRate } from './migration-rate.view.tsx';
import { PastMigrations } from './past-migrations.view.tsx';

export interface MigrateToPayToViewProps {
  timeZone: string;
  /** Whether the user may move schedules; others see the migrations. */
  canStart: boolean;
  businesses: readonly { businessId: number; businessName: string }[];
  choice: MigrationChoiceValues & { ineligible: boolean };
  onChoiceChange: (patch: Partial<MigrateToPayToViewProps['choice']>) => void;
  /** Undefined: on its way, or no business is chosen. */
  preview: PayToMigrationPreview | undefined;
  candidates: InnerListProps<MigrationCandidate>;
  /** With the agreements that are to be created in an hour. */
  onStart: (agreementsPerHour: number) => void;
  past: InnerListProps<PayToMigration> & RowLinks;
}

/** Chooses the schedules that are to move from direct debit to PayTo, counted before anything starts. */
export function MigrateToPayToView(props: MigrateToPayToViewProps) {
  const { canStart, businesses, choice, onChoiceChange, preview, candidates, onStart, past, timeZone } = props;
  return (
    <PageStack className="grid-cols-[minmax(0,1fr)]">
      <PageHeader
        title="Move to PayTo"
        subtitle="Each schedule keeps its dates and moves when its payer approves; otherwise it stays on direct debit."
      />
      {canStart && (
        <>
          <ChoiceFilters businesses={businesses} choice={choice} onChange={onChoiceChange} />
          {choice.businessId === undefined ? (
            <EmptyState level={2} icon={<Store />} title={labelled('Choose a business')}>
              Its schedules are counted before anything starts: those that can move, and why others cannot.
            </EmptyState>
          ) : (
            <>
              <MigrationRate preview={preview} onStart={onStart} />
              <MigrationCandidates
                preview={preview}
                list={candidates}
                ineligible={choice.ineligible}
                onIneligibleChange={(ineligible) => onChoiceChange({ ineligible })}
                timeZone={timeZone}
              />
            </>
          )}
        </>
      )}
      <PastMigrations list={past} timeZone={timeZone} />
    </PageStack>
  );
}
