import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { dateTime } from '../kernel/primitives.ts';
import { serviceMessageReadRights } from '../service-messages/service-message-rights.ts';

/** Nodes that do not respond, listed at most. */
export const SILENT_NODES = 20;

const SilentNode = z
  .strictObject({
    nodeId: z.string().meta({ title: 'Node ID', description: 'Identifier of the process.' }),
    host: z.string().meta({ title: 'Host', description: 'Name of the machine.' }),
    role: z
      .enum(['all', 'web', 'worker'])
      .meta({ title: 'Role', description: 'What it does: serve requests, work in the background, or both.' }),
    startedAt: dateTime().meta({ title: 'Started at', description: 'When it started, UTC.' }),
    heartbeatAt: dateTime().meta({ title: 'Last heartbeat', description: 'When it was last known to run, UTC.' }),
  })
  .meta({ id: 'SilentNode' });
export type SilentNode = z.output<typeof SilentNode>;

export const listSilentNodes = contract({
  kind: 'query',
  method: 'GET',
  audience: ['staff'],
  name: 'dashboard.listSilentNodes',
  path: 'dashboard/silentNodes',
  responses: {
    200: z
      .strictObject({
        items: z
          .array(SilentNode)
          .meta({ title: 'Nodes', description: `At most ${SILENT_NODES}, the latest heartbeat first.` }),
      })
      .meta({ id: 'SilentNodeList' }),
  },
  rights: { anyOf: serviceMessageReadRights },
  summary: 'List nodes that do not respond',
  description:
    'Processes of the product without a heartbeat for 30 seconds that did not stop in order, for 24 hours or until another starts in their place.',
});
