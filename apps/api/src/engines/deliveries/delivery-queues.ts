import type { DueDelivery } from '@quickportal/db/deliveries/lanes';

/**
 * Deliveries that a lane has taken: a queue for each object. The first of a queue is ready or under way; the next is
 * ready once it was delivered.
 */
export class DeliveryQueues {
  readonly #queues = new Map<string, DueDelivery[]>();
  #ready: DueDelivery[] = [];
  readonly #underWay = new Set<DueDelivery>();
  readonly #failedMeanwhile = new Set<string>();

  /** How many may begin at once. */
  get ready(): number {
    return this.#ready.length;
  }

  /** Ids of all, those under way among them. */
  taken(): number[] {
    return [...this.#queues.values()].flatMap((queue) => queue.map(({ deliveryId }) => deliveryId));
  }

  /** Before deliveries are read that `add` will be given. */
  beginTaking(): void {
    this.#failedMeanwhile.clear();
  }

  /** Adds deliveries, those of an object in their order. Where one of it failed while they were read, they have to wait. */
  add(deliveries: readonly DueDelivery[]): void {
    for (const delivery of deliveries) {
      if (this.#failedMeanwhile.has(delivery.objectKey)) continue;
      const queue = this.#queues.get(delivery.objectKey);
      if (queue) queue.push(delivery);
      else {
        this.#queues.set(delivery.objectKey, [delivery]);
        this.#ready.push(delivery);
      }
    }
  }

  /** Takes the next that is ready. */
  next(): DueDelivery | undefined {
    const delivery = this.#ready.shift();
    if (delivery) this.#underWay.add(delivery);
    return delivery;
  }

  /** Lets the next of its object go. */
  delivered(delivery: DueDelivery): void {
    this.#underWay.delete(delivery);
    const [, ...others] = this.#queues.get(delivery.objectKey) ?? [];
    const [following] = others;
    if (following) {
      this.#queues.set(delivery.objectKey, others);
      this.#ready.push(following);
    } else this.#queues.delete(delivery.objectKey);
  }

  /** Forgets what waits behind it: it is due after its next attempt. */
  failed(delivery: DueDelivery): void {
    this.#underWay.delete(delivery);
    this.#queues.delete(delivery.objectKey);
    this.#failedMeanwhile.add(delivery.objectKey);
  }

  /** Forgets all but those under way. */
  clear(): void {
    this.#ready = [];
    this.#queues.clear();
    for (const delivery of this.#underWay) this.#queues.set(delivery.objectKey, [delivery]);
  }
}
