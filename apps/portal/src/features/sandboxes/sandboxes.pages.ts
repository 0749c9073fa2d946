import { filtersOf } from '../../pages/filter-params.ts';
import { page } from '../../pages/page.ts';
import { pageParam, pageSizeParam } from '../../pages/search-params.ts';

/** How visitors make a facility of test data for themselves, and where staff see what they made. */
export const sandboxesPages = [
  page({
    view: 'SandboxCreatorView',
    title: 'Sandbox',
    audience: 'public',
    scope: 'global',
    load: () => import('./sandbox-creator.page.tsx'),
  }),
  page({
    view: 'SandboxDetailView',
    title: 'Create your sandbox',
    audience: 'public',
    scope: 'global',
    load: () => import('./sandbox-detail.page.tsx'),
  }),
  page({
    view: 'SandboxVerifyView',
    title: 'Verify your email address',
    audience: 'public',
    scope: 'global',
    load: () => import('./sandbox-verify.page.tsx'),
  }),
  page({
    view: 'SandboxesView',
    title: 'Sandboxes',
    scope: 'global',
    area: 'Operations',
    order: 40,
    audience: 'staff',
    calls: ['sandboxes.list'],
    search: { ...filtersOf('sandboxes'), page: pageParam(), pageSize: pageSizeParam(25) },
    keywords: 'test facility trial visitor demo end unused',
    load: () => import('./sandboxes.page.tsx'),
  }),
] as const;
