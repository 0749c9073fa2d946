import { filtersOf } from '../../pages/filter-params.ts';
import { page } from '../../pages/page.ts';
import { pageParam, pageSizeParam } from '../../pages/search-params.ts';

/** The list of communities that staff start from. */
export const communitiesPages = [
  page({
    view: 'CommunitiesView',
    title: 'Communities',
    label: 'All communities',
    scope: 'global',
    area: 'Communities',
    order: 1,
    audience: 'staff',
    calls: ['communities.searchOverviews'],
    search: { ...filtersOf('communities'), page: pageParam(), pageSize: pageSizeParam(20) },
    keywords: 'facilities clients merchants community list choose open billing code domain email',
    load: () => import('./communities.page.tsx'),
  }),
] as const;
