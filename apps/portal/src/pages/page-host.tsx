import { lazy, Suspense, useEffect, useState } from 'react';
import { useOptionalSession } from '../data/session.ts';
import { accessTo } from './access.ts';
import { useOwnSearch } from './own-search.ts';
import { PageTitle, PageTitleProvider } from './page-title.tsx';
import { keepFocusOnHeading } from './keep-focus-on-heading.ts';
import type { Page, PageModule } from './page.ts';
import { titleOf } from './place.ts';
import { readSearch } from './search-params.ts';
import { contextProblems } from './tab-context.ts';

// A page that does not open says why; most pages do
const NoAccess = lazy(() => import('../shell/message-pages/no-access.tsx'));
const ProductOff = lazy(() => import('../shell/message-pages/product-off.tsx'));
const BadParameters = lazy(() => import('../shell/message-pages/bad-parameters.tsx'));
const ChooseCommunityPage = lazy(() => import('../shell/community/choose-community-page.tsx'));
const Elsewhere = lazy(async () => ({ default: (await import('../shell/community/elsewhere.tsx')).Elsewhere }));

interface PageHostProps {
  page: Page;
  module: PageModule;
}

/** Opens a page for the person: checks rights, community and parameters, sets title and focus, then mounts it. */
export function PageHost({ page, module }: PageHostProps) {
  const raw = useOwnSearch(page.view);
  const { values, problems: own } = readSearch(page.search ?? {}, raw);
  const problems = page.audience === 'public' ? own : [...own, ...contextProblems(raw)];
  const identity = JSON.stringify([page.view, ...requiredValues(page, values)]);
  return (
    <PageTitleProvider key={identity} initial={titleOf(page)} page={page}>
      <PageTitle />
      <FocusOnOpening />
      <Suspense>
        <Opened page={page} module={module} problems={problems} />
      </Suspense>
    </PageTitleProvider>
  );
}

function Opened({ page, module: { default: Component }, problems }: PageHostProps & { problems: SearchProblems }) {
  const session = useOptionalSession();
  const access = session ? accessTo(page, session) : 'open';
  if (access === 'no-right') return <NoAccess title={titleOf(page)} />;
  if (access === 'product-off') return <ProductOff title={titleOf(page)} />;
  if (problems.length > 0) return <BadParameters title={titleOf(page)} problems={problems} />;
  if (access === 'choose-community')
    return (
      <Elsewhere>
        <ChooseCommunityPage title={titleOf(page)} />
      </Elsewhere>
    );
  return <Component />;
}

type SearchProblems = ReturnType<typeof readSearch>['problems'];

/** Values of the parameters that say what the page is about: with another one it starts afresh. */
const requiredValues = (page: Page, values: Readonly<Record<string, unknown>>): unknown[] =>
  Object.entries(page.search ?? {}).flatMap(([name, parameter]) => (parameter.required ? [values[name]] : []));

let isFirst = true;

/** Moves the focus to the heading of the page just opened, so that a screen reader says where one is. */
function FocusOnOpening() {
  useEffect(() => {
    const opened = !isFirst;
    isFirst = false;
    const main = document.getElementById('main');
    return main ? keepFocusOnHeading(main, { opened }) : undefined;
  }, []);
  return null;
}

/** Remembers whether a person has navigated since the document was loaded. */
export const useHasNavigated = (): boolean => useState(() => !isFirst)[0];
