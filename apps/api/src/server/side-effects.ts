import { exportHandler } from '../engines/exports/write-export.ts';
import { handlers } from '../engines/jobs/handlers.ts';
import type { OutboxHandler } from '../engines/outbox/outbox.ts';
import { serviceMessageHandler } from '../engines/service-messages/send-handler.ts';
import { uploadsHandler } from '../engines/uploads/uploads-handler.ts';
import { exportKinds } from '../exports/known-kinds.ts';
import { senders } from '../service-messages/known-senders.ts';
import { fileKinds } from '../uploaded-files/known-kinds.ts';

/** Every side effect there is: those of the engines, and engines that are handed what nouns registered. */
export const sideEffects: readonly OutboxHandler[] = [
  ...handlers,
  exportHandler(exportKinds),
  serviceMessageHandler(senders),
  uploadsHandler(fileKinds),
];
