import type { Client } from 'pg';

/** The ids of an endpoint's events, by the object that they are about, in the order of its changes. */
async function emittedTo(owner: Client, url: string): Promise<Map<string, string[]>> {
  const { rows } = await owner.query<{ key: string; object: string }>(
    `select e.key, e.object_type || ' ' || e.object_id as object from app.event e
     where exists (select from app.delivery d join app.webhook_endpoint w on w.community_id = d.community_id and w.id = d.endpoint_id
       where d.community_id = e.community_id and d.event_id = e.id and w.url = $1)
     order by e.id`,
    [url],
  );
  const emitted = new Map<string, string[]>();
  for (const { key, object } of rows) emitted.set(object, [...(emitted.get(object) ?? []), key]);
  return emitted;
}

/**
 * Events of an endpoint that never arrived, and objects whose events arrived in another order than they occurred, in
 * words. The same event twice in a row is in order: the process that sent it died before it recorded the response.
 */
export async function deliveryFaults(owner: Client, url: string, arrived: readonly string[]): Promise<string[]> {
  const emitted = await emittedTo(owner, url);
  const objectOf = new Map([...emitted].flatMap(([object, keys]) => keys.map((key) => [key, object])));
  const sequences = new Map<string, string[]>();
  for (const key of arrived) {
    const object = objectOf.get(key) ?? 'unknown';
    const sequence = sequences.get(object) ?? [];
    if (sequence.at(-1) !== key) sequence.push(key);
    sequences.set(object, sequence);
  }
  const known = new Set(arrived);
  return [...emitted].flatMap(([object, keys]) => {
    const lost = keys.filter((key) => !known.has(key));
    if (lost.length > 0) return [`Of ${object} ${lost.length} of ${keys.length} events never arrived`];
    const isInOrder = keys.join() === sequences.get(object)?.join();
    return isInOrder ? [] : [`The events of ${object} arrived out of order`];
  });
}
