import { serviceMessageStates } from '@quickportal/contracts/rules/states/delivery';
import { stateNames } from '@quickportal/contracts/rules/states/state-machine';
import { serviceMessageReadRights } from '@quickportal/contracts/service-messages/service-message-rights';
import { MessagesSquare } from 'lucide-react';
import { page } from '../../pages/page.ts';
import { dateParam, idParam, oneOf, pageParam, pageSizeParam, textParam } from '../../pages/search-params.ts';

/** What passes between the platform and other systems, for staff: in a community, or over all of them. */
export const serviceMessagesPages = [
  page({
    view: 'ServiceMessageDetailView',
    title: 'Service message',
    audience: 'staff',
    rights: { anyOf: serviceMessageReadRights },
    search: { serviceMessageId: idParam() },
    under: 'ServiceMessageSummaryView',
    load: () => import('./service-message-detail.page.tsx'),
  }),
  page({
    view: 'ServiceMessageSummaryView',
    title: 'Service messages',
    audience: 'staff',
    rights: { anyOf: serviceMessageReadRights },
    search: {
      doctypeCode: textParam({ max: 100 }),
      direction: oneOf(['INTERNAL', 'INBOUND', 'OUTBOUND']),
      status: oneOf(stateNames(serviceMessageStates)),
      from: dateParam(),
      to: dateParam(),
      page: pageParam(),
      pageSize: pageSizeParam(25),
    },
    nav: {
      group: 'Operations',
      icon: MessagesSquare,
      order: 20,
      about: 'See what passed between the platform and other systems',
    },
    keywords: 'reports files notices gateway requests delivered failed queue resend',
    load: () => import('./service-message-summary.page.tsx'),
  }),
] as const;
