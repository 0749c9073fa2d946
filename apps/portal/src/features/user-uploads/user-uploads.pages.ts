import { page } from '../../pages/page.ts';

/** Users of a community, many at once (2P006). */
export const userUploadsPages = [
  page({
    view: 'UserUploadView',
    title: 'Create Staff Users in Bulk',
    label: 'Users in bulk',
    scope: 'community',
    area: 'Settings',
    group: 'People',
    order: 42,
    audience: 'both',
    calls: ['userUploads.save'],
    keywords: 'bulk upload import spreadsheet csv paste staff users people invite many logins roles',
    load: () => import('./user-upload.page.tsx'),
  }),
] as const;
