import type { DueDelivery } from '@quickportal/db/deliveries/lock-lanes';

/**
 * The deliveries taken by a lane, in one queue per object. The first of a queue is ready or in progress; the next
 * becomes ready once it is delivered.
 */
export class DeliveryQueues {
  readonly #queues = new Map<string, DueDelivery[]>();
  #ready: DueDelivery[] = [];
  readonly #underWay = new Set<DueDelivery>();
  readonly #failedMeanwhile = new Set<string>();

  /** Number of deliveries that are ready to start. */
  get ready(): number {
    return this.#ready.length;
  }

  /** Returns the IDs of all deliveries, including those in progress. */
  taken(): number[] {
    return [...this.#queues.values()].flatMap((queue) => queue.map(({ deliveryId }) => deliveryId));
  }

  /** Call before reading deliveries for `add`. */
  beginTaking(): void {
    this.#failedMeanwhile.clear();
  }

  /** Adds deliveries, in order per object. Those of an object that failed while they were read have to wait. */
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

  /** Takes the next ready delivery. */
  next(): DueDelivery | undefined {
    const delivery = this.#ready.shift();
    if (delivery) this.#underWay.add(delivery);
    return delivery;
  }

  /** Makes the next delivery of its object ready. */
  delivered(delivery: DueDelivery): void {
    this.#underWay.delete(delivery);
    const [, ...others] = this.#queues.get(delivery.objectKey) ?? [];
    const [following] = others;
    if (following) {
      this.#queues.set(delivery.objectKey, others);
      this.#ready.push(following);
    } else this.#queues.delete(delivery.objectKey);
  }

  /** Drops the deliveries behind it; they become due after its next attempt. */
  failed(delivery: DueDelivery): void {
    this.#underWay.delete(delivery);
    this.#queues.delete(delivery.objectKey);
    this.#failedMeanwhile.add(delivery.objectKey);
  }

  /** Drops all deliveries except those in progress. */
  clear(): void {
    this.#ready = [];
    this.#queues.clear();
    for (const delivery of this.#underWay) this.#queues.set(delivery.objectKey, [delivery]);
  }
}
