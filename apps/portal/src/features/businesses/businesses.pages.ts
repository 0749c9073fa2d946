import { filtersOf } from '../../pages/filter-params.ts';
import { page } from '../../pages/page.ts';
import { idParam, optional, pageParam, pageSizeParam } from '../../pages/search-params.ts';

const ofBusiness = {
  scope: 'business',
  area: 'Business',
  group: 'Business',
  search: { BusinessId: optional(idParam()) },
} as const;

/** The businesses of a community, and pages about one itself (2P005 2P009 2P018 3P047). */
export const businessesPages = [
  page({
    view: 'BusinessesView',
    title: 'Businesses',
    scope: 'community',
    area: 'Community',
    order: 10,
    audience: 'staff',
    calls: ['businesses.searchOverviews'],
    search: { ...filtersOf('businesses'), page: pageParam(), pageSize: pageSizeParam(20) },
    keywords: 'suppliers buyers merchants business list billing code',
    load: () => import('./businesses.page.tsx'),
  }),
  page({
    ...ofBusiness,
    view: 'BusinessSettingsView',
    title: 'Business Settings',
    label: 'Settings',
    order: 1,
    audience: 'both',
    calls: ['businesses.getSettings'],
    keywords: 'contact email phone notices notification surcharge routing dual authorisation second person',
    load: () => import('./business-settings.page.tsx'),
  }),
  page({
    view: 'BusinessEditView',
    title: 'Edit Business',
    scope: 'business',
    parent: 'BusinessSettingsView',
    search: ofBusiness.search,
    audience: 'staff',
    calls: ['businesses.getDetails'],
    keywords: 'name registered abn nzbn merchant category code address street business edit',
    load: () => import('./business-edit.page.tsx'),
  }),
  page({
    ...ofBusiness,
    view: 'BusinessEnablementView',
    title: 'Business Enablement',
    label: 'Enablement',
    order: 2,
    audience: 'staff',
    calls: ['businesses.getEnablement'],
    keywords: 'products payment terms cis key billing code external system client enable',
    load: () => import('./business-enablement.page.tsx'),
  }),
] as const;
