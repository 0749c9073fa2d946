import { Badge } from '@quickportal/ui/badge';
import { Store } from 'lucide-react';
import { labelled } from '../../data/labels.ts';
import { BusinessChoice, ChooseBusiness } from '../../layout/choose-business.tsx';
import { FormSkeleton } from '../../layout/forms/form-skeleton.tsx';
import { PageHeader } from '../../layout/page/page-header.tsx';
import { PageStack } from '../../layout/page/page-stack.tsx';
import { QueryResult, type QueryResultProps } from '../../layout/query-result.tsx';

/** The pages of a business that are in its menu. */
export type BusinessPageName = 'BusinessSettingsView' | 'BusinessEditView' | 'BusinessEnablementView';

interface Named {
  businessId: number;
  businessName: string;
  businessCode: string;
  enabled: boolean;
}

interface BusinessPageProps {
  view: BusinessPageName;
  title: string;
  /** What the page is for, before a business is chosen. */
  subtitle: string;
  /** What is shown once one is. */
  promise: string;
  businessId: number | undefined;
  children: (businessId: number) => React.ReactNode;
}

/** A page of the business that the address names; without one the business is chosen first. */
export function BusinessPage({ view, title, subtitle, promise, businessId, children }: BusinessPageProps) {
  if (businessId !== undefined) return children(businessId);
  return <ChooseBusiness view={view} title={title} subtitle={subtitle} promise={promise} icon={<Store />} />;
}

interface LoadedBusinessProps<T extends Named> {
  view: BusinessPageName;
  title: string;
  query: QueryResultProps<T>['query'];
  /** Buttons of the page. */
  actions?: React.ReactNode;
  children: (loaded: T) => React.ReactNode;
}

/** The page of a business once it has loaded, under its name and the choice of another one. */
export function LoadedBusiness<T extends Named>({ view, title, query, actions, children }: LoadedBusinessProps<T>) {
  return (
    <QueryResult whole query={query} skeleton={<FormSkeleton />} failed={labelled('The business did not load')}>
      {(loaded) => (
        <PageStack className="grid-cols-[minmax(0,1fr)]">
          <PageHeader
            title={title}
            actions={actions || undefined}
            subtitle={
              <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
                <span className="font-strong text-ink">{loaded.businessName}</span>
                <span className="font-mono text-13">{loaded.businessCode}</span>
                {!loaded.enabled && <Badge tone="neutral">Disabled</Badge>}
              </span>
            }
          />
          <BusinessChoice view={view} chosen={{ businessId: loaded.businessId, name: loaded.businessName }} />
          {children(loaded)}
        </PageStack>
      )}
    </QueryResult>
  );
}
