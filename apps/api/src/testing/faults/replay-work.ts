import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { startReceiver, type Receiver } from '../../engines/deliveries/receiver.fixture.ts';
import { deliveryFaults } from './delivery-order.ts';
import type { Work, Workplace } from './work.ts';

const MISSED = 12;
const AFTERWARDS = 3;
/** Of the missed events, how many are accepted before the receiver fails and the replay stops. */
const ACCEPTED_FIRST = 4;
const STOP_PATIENCE_MS = 3000;
const EVENTS = ['customer.disabled', 'customer.enabled'];

interface Replay {
  replayId: number;
  status: string;
  endedAt: string | null;
}

/** A receiver that fails from a chosen number of accepted events on, until it recovers. */
export interface FailingReceiver {
  readonly receiver: Receiver;
  /** Ids of what it responded to with 2xx, in the order in which they came. */
  readonly accepted: readonly string[];
  readonly failAfter: (count: number) => void;
  readonly recover: () => void;
}

export async function startFailingReceiver(): Promise<FailingReceiver> {
  const accepted: string[] = [];
  let limit = Infinity;
  const receiver = await startReceiver((response, { headers }) => {
    const isDown = accepted.length >= limit;
    if (!isDown) accepted.push(String(headers['webhook-id']));
    response.writeHead(isDown ? 503 : 204).end();
  });
  return {
    receiver,
    accepted,
    failAfter: (count) => {
      limit = accepted.length + count;
    },
    recover: () => {
      limit = Infinity;
    },
  };
}

/** Events that an endpoint missed while it was off are replayed to it; it fails once meanwhile, and new events wait. */
export function replays({ receiver, accepted, failAfter, recover }: FailingReceiver): Work {
  let started = 0;
  let changes = 0;
  let endpoint: Promise<number> | undefined;
  let customer: Promise<number> | undefined;

  const ok = async <T>({ caller }: Workplace, method: 'GET' | 'POST' | 'PATCH', path: string, body?: object) => {
    const options = body === undefined ? {} : { body, key: randomUUID() };
    const response = await caller.send<T>(method, path, options);
    if (response.status >= 300) throw new Error(`${path} returned ${response.status}: ${JSON.stringify(response)}`);
    return response.body;
  };
  const endpointId = (place: Workplace) => {
    endpoint ??= ok<{ endpoint: { endpointId: number } }>(place, 'POST', 'webhooks', {
      url: receiver.url,
      notificationEmail: 'faults@example.com',
      allEvents: false,
      eventTypes: EVENTS,
    }).then((body) => body.endpoint.endpointId);
    return endpoint;
  };
  const changeCustomer = async (place: Workplace, times: number) => {
    customer ??= ok<{ customerId: number }>(place, 'POST', 'customers', {
      businessId: 100,
      customerName: 'Faults replayed',
    }).then(({ customerId }) => customerId);
    for (let n = 0; n < times; n += 1) {
      changes += 1;
      await ok(place, 'PATCH', `customers/${await customer}/status?enabled=${changes % 2 === 0}`, {});
    }
  };
  const replaysOf = async (place: Workplace) => `webhooks/${await endpointId(place)}/replays`;
  const openReplay = async (place: Workplace): Promise<Replay | undefined> => {
    const { items } = await ok<{ items: Replay[] }>(place, 'GET', await replaysOf(place));
    return items.find(({ endedAt }) => endedAt === null);
  };
  const resumeStopped = async (place: Workplace) => {
    const replay = await openReplay(place);
    if (replay?.status !== 'STOPPED') return false;
    recover();
    await ok(place, 'PATCH', `${await replaysOf(place)}/${replay.replayId}`, { change: 'RESUME' });
    return true;
  };
  const pending = async (place: Workplace) => {
    const { rows } = await place.owner.query<{ n: number }>(
      'select count(*)::int as n from app.delivery where endpoint_id = $1 and finished_at is null',
      [await endpointId(place)],
    );
    return rows[0]?.n ?? 0;
  };
  const startReplay = async (place: Workplace) => {
    const status = `webhooks/${await endpointId(place)}/status`;
    const from = new Date().toISOString();
    await ok(place, 'PATCH', status, { enabled: false });
    await changeCustomer(place, MISSED);
    await ok(place, 'PATCH', status, { enabled: true });
    failAfter(ACCEPTED_FIRST);
    const window = { from, until: new Date(Date.now() + 1).toISOString() };
    await ok(place, 'POST', await replaysOf(place), { ...window, eventsPerMinute: 600, newEvents: 'WAIT' });
    started += 1;
    // Where the process that held the endpoint was killed a moment ago, the replay begins later
    const deadline = Date.now() + STOP_PATIENCE_MS;
    while (!(await resumeStopped(place)) && Date.now() < deadline) await sleep(20);
  };

  return {
    kind: 'replays',
    isUnderWay: async (place) => {
      const { rows } = await place.owner.query(
        `select from app.delivery_lane lane join app.webhook_replay replay using (community_id, endpoint_id)
         where endpoint_id = $1 and leased_until > clock_timestamp() and replay.status = 'RUNNING'`,
        [await endpointId(place)],
      );
      return rows.length > 0;
    },
    ask: async (place) => {
      if ((await pending(place)) === 0) await startReplay(place);
      else await resumeStopped(place);
      await changeCustomer(place, AFTERWARDS);
    },
    left: async (place) => {
      await resumeStopped(place);
      return pending(place);
    },
    faults: async (place) => {
      const faults = await deliveryFaults(place.owner, receiver.url, accepted);
      const { rows } = await place.owner.query<{ id: string; status: string; delivered: number }>(
        `select r.id, r.status, (select count(*)::int from app.delivery d where d.community_id = r.community_id
           and d.replay_id = r.id and d.status = 'DELIVERED') as delivered
         from app.webhook_replay r where r.endpoint_id = $1`,
        [await endpointId(place)],
      );
      for (const { id, status, delivered } of rows)
        if (status !== 'COMPLETED' || delivered !== MISSED)
          faults.push(`Replay ${id} is ${status} with ${delivered} of ${MISSED} events delivered`);
      if (rows.length !== started) faults.push(`${started} replays were started, there are ${rows.length}`);
      const different = new Set(accepted).size;
      if (different !== changes) faults.push(`A customer was changed ${changes} times, ${different} events arrived`);
      return faults;
    },
  };
}
