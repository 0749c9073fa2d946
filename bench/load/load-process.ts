// Sends the load from a process of its own. The parent tells it what to send, and when.
import { HttpConnection } from './http-connection.ts';
import { UNIQUE } from './load-generator.ts';
import type { LoadOrder, LoadResult, RunOrder } from './load-messages.ts';

interface Target {
  port: number;
  requests: Prepared[];
}

interface Prepared {
  bytes: Buffer;
  /** Where the unique part begins; -1: there is none. */
  uniqueAt: number;
}

let sent = Date.now() * 1000;
const prepared = (text: string): Prepared => ({
  bytes: Buffer.from(text),
  uniqueAt: Buffer.from(text).indexOf(UNIQUE),
});

function toSend({ bytes, uniqueAt }: Prepared): Buffer {
  if (uniqueAt < 0) return bytes;
  const copy = Buffer.from(bytes);
  copy.write(String(++sent).padStart(UNIQUE.length, '0'), uniqueAt);
  return copy;
}

const targets = new Map<string, Target>();

process.on('message', (order: LoadOrder) => {
  if (order.order === 'prepare') {
    targets.set(order.target, { port: order.port, requests: order.requests.map(prepared) });
    say({ prepared: order.requests.length });
    return;
  }
  const target = targets.get(order.target);
  if (!target) throw new Error(`Nothing is prepared for ${order.target}`);
  void run(target, order).then(say);
});
process.once('disconnect', () => process.exit(0));

const say = (result: LoadResult | { prepared: number }): void => {
  process.send?.(result);
};

async function run({ port, requests }: Target, { connections, milliseconds, atMost }: RunOrder): Promise<LoadResult> {
  const opened: HttpConnection[] = [];
  const latencies: number[] = [];
  const result: LoadResult = { latencies, seconds: 0, failed: 0, firstFailure: null, sample: null };
  let at = Math.floor(Math.random() * requests.length);
  let began = performance.now();
  const work = async (connection: HttpConnection) => {
    for (let now = performance.now(); now < began + milliseconds && latencies.length < atMost;) {
      const request = requests[at++ % requests.length] as Prepared;
      const { status, body } = await connection.send(toSend(request));
      const answered = performance.now();
      latencies.push(answered - now);
      now = answered;
      if (status < 200 || status > 299) {
        result.failed++;
        result.firstFailure ??= `${status} ${body.toString().slice(0, 300)}`;
      } else result.sample ??= body.toString();
    }
  };
  try {
    while (opened.length < connections) opened.push(await HttpConnection.open(port));
    began = performance.now();
    await Promise.all(opened.map(work));
  } catch (error) {
    result.failed++;
    result.firstFailure ??= String(error);
  }
  result.seconds = (performance.now() - began) / 1000;
  for (const connection of opened) connection.close();
  return result;
}
