import { page } from '../../pages/page.ts';
import { oneOf, pageParam } from '../../pages/search-params.ts';

/** What programs and pages of the facility need to connect. */
export const connectionDetailsPages = [
  page({
    view: 'ConnectionDetailsView',
    title: 'Connection Details',
    scope: 'community',
    area: 'Developer',
    order: 36,
    audience: 'both',
    calls: ['connectionDetails.get'],
    search: { tab: oneOf(['ccapi', 'online', 'restapi'], 'ccapi'), page: pageParam() },
    keywords: 'url username password community code signed hand-off key hmac token request api integration',
    load: () => import('./connection-details.page.tsx'),
  }),
] as const;
