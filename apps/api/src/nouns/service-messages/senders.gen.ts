// Written by `npm run registries`. Who sends service messages of nouns.
import { serviceMessageSenders as bankrecServices } from '../bankrec-services/service-message-senders.ts';
import { serviceMessageSenders as decommission } from '../decommission/service-message-senders.ts';
import { serviceMessageSenders as reports } from '../reports/service-message-senders.ts';

export const sendersOfNouns = [
  bankrecServices,
  decommission,
  reports,
];
