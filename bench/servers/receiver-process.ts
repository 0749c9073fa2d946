// Receives webhooks and responds after a while; tells its parent where it listens, and at the end what arrived.
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** What arrived at a receiver. */
export interface Arrivals {
  /** Ids of events in the order in which their responses were sent. */
  ids: string[];
  mostAtOnce: number;
  connections: number;
}

const delayMs = Number(process.argv[2]);
const arrivals: Arrivals = { ids: [], mostAtOnce: 0, connections: 0 };
let open = 0;

const server = http.createServer((request, response) => {
  open += 1;
  arrivals.mostAtOnce = Math.max(arrivals.mostAtOnce, open);
  const { 'webhook-id': id } = request.headers;
  request.resume().on('end', () =>
    setTimeout(() => {
      open -= 1;
      arrivals.ids.push(String(id));
      response.end();
    }, delayMs),
  );
});
server.on('connection', () => {
  arrivals.connections += 1;
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
process.send?.({ port: (server.address() as AddressInfo).port });
process.once('message', () => {
  server.close();
  server.closeAllConnections();
  // A long message takes a while to leave
  process.send?.(arrivals, () => process.disconnect?.());
});
