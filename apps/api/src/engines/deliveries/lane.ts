import { setTimeout as sleep } from 'node:timers/promises';
import {
  findReplayHead,
  holdLane,
  releaseLease,
  renewLease,
  takeDueDeliveries,
  type DueDelivery,
  type LaneTarget,
  type Lease,
} from '@quickportal/db/deliveries/lock-lanes';
import {
  recordDelivered,
  recordReplayed,
  type Attempt,
  type ReplayStep,
} from '@quickportal/db/deliveries/record-delivery-outcome';
import { batched } from '../../kernel/batched.ts';
import { metrics } from '../metrics/metrics.ts';
import type { MailServices } from '../mail/mail-services.ts';
import { DeliveryQueues } from './delivery-queues.ts';
import { recordFailure, type SentAttempt } from './record-failure.ts';
import { sendLimit, type SendLimit } from './send-limit.ts';
import { SendAborted, type SendOptions } from './send-notice.ts';
import { tryDelivery } from './try-delivery.ts';

/** Options of a lane. */
export interface LaneOptions {
  send: SendOptions;
  leaseMs: number;
  /** Deliveries in a row, per concurrent delivery, so that a busy endpoint yields to others. */
  turns: number;
  /** 0 to 1, for the jitter of retries. */
  random: () => number;
  /** Stops starting deliveries and finishes those in progress. */
  stopping?: AbortSignal | undefined;
  /** Subscribes to events emitted in this process; returns the unsubscribe function. */
  onNudge: (listener: () => void) => () => void;
}

/** Sends the deliveries of one endpoint until none is due or its turns are used up. Returns the number of attempts. */
export const runLane = (services: MailServices, lease: Lease, options: LaneOptions): Promise<number> =>
  new Lane(services, lease, options).run();

const MINUTE = 60_000;
/** A replay whose next event is further away yields its turn; also the interval between polls for new events. */
const LOOK_EVERY = 1000;
/** Deliveries taken in advance, per concurrent delivery. */
const AHEAD = 3;

const jobs = { kind: 'jobs' } as const;

/**
 * The deliveries of one endpoint: one object's in sequence, different objects' in parallel, and beside them the running
 * replay, one event at a time.
 */
class Lane {
  readonly #services: MailServices;
  readonly #options: LaneOptions;
  readonly #lease: Lease;
  readonly #limit: SendLimit;
  readonly #queues = new DeliveryQueues();
  readonly #lost = new AbortController();
  readonly #send: SendOptions;
  #target: LaneTarget | null = null;
  #change = Promise.withResolvers<void>();
  #sending = 0;
  #running = 0;
  #attempts = 0;
  #isReplaying = false;
  #isEnding = false;
  #mayHaveMore = true;
  #heldAt = performance.now();
  #lookedAt = Number.NEGATIVE_INFINITY;
  #failure: { error: unknown } | null = null;

  constructor(services: MailServices, lease: Lease, options: LaneOptions) {
    this.#services = services;
    this.#options = options;
    this.#lease = lease;
    this.#limit = sendLimit(lease.sendLimit);
    const signals = [this.#lost.signal, ...(options.send.signal ? [options.send.signal] : [])];
    this.#send = { ...options.send, signal: AbortSignal.any(signals) };
  }

  async run(): Promise<number> {
    const { leaseMs, onNudge } = this.#options;
    const look = () => {
      this.#mayHaveMore = true;
      this.#change.resolve();
    };
    const stopListening = onNudge(look);
    const looking = setInterval(look, Math.min(LOOK_EVERY, leaseMs / 3));
    const renewing = setInterval(() => void this.#renew(), leaseMs / 3);
    try {
      for (;;) {
        this.#change = Promise.withResolvers<void>();
        if (this.#shouldTake()) await this.#take();
        this.#startDeliveries();
        this.#startReplay();
        if (this.#running === 0) break;
        await this.#change.promise;
      }
      if (this.#failure) throw this.#failure.error;
      return this.#attempts;
    } finally {
      stopListening();
      clearInterval(looking);
      clearInterval(renewing);
      await releaseLease(this.#services.db.reader(jobs), this.#lease);
    }
  }

  #isOver(): boolean {
    const { stopping, turns } = this.#options;
    const isOutOfTurns = this.#attempts >= turns * this.#limit.places();
    return this.#isEnding || isOutOfTurns || stopping?.aborted === true || this.#send.signal?.aborted === true;
  }

  /** Ends once the deliveries in progress have finished. */
  #end(failure?: { error: unknown }): void {
    this.#isEnding = true;
    if (failure && !(failure.error instanceof SendAborted)) this.#failure ??= failure;
  }

  /**
   * When no more deliveries are known, polls only when one could start at once; after a second in any case, because the
   * endpoint may have changed.
   */
  #shouldTake(): boolean {
    if (this.#isOver()) return false;
    if (performance.now() - this.#lookedAt > LOOK_EVERY) return true;
    const wanted = this.#mayHaveMore ? this.#limit.places() : Math.min(1, this.#limit.places() - this.#sending);
    return this.#queues.ready < wanted;
  }

  /** Takes due deliveries, reloads their target and checks that the lease is still held. */
  async #take(): Promise<void> {
    const { leaseMs } = this.#options;
    const limit = Math.max(0, AHEAD * this.#limit.places() - this.#queues.ready);
    const now = this.#services.clock.now();
    const heldAt = performance.now();
    this.#queues.beginTaking();
    try {
      const { target, due } = await this.#services.db.transaction(jobs, async (trx) => {
        const heldTarget = await holdLane(trx, this.#lease, leaseMs);
        if (!heldTarget || !isOpen(heldTarget, now)) return { target: heldTarget, due: [] };
        const taken = this.#queues.taken();
        return { target: heldTarget, due: await takeDueDeliveries(trx, { ...this.#lease, now, taken, limit }) };
      });
      if (!target) return this.#lose();
      this.#heldAt = heldAt;
      this.#lookedAt = heldAt;
      this.#target = target;
      if (!isOpen(target, now)) this.#queues.clear();
      this.#queues.add(due);
      this.#mayHaveMore = due.length === limit;
    } catch (error) {
      this.#end({ error });
    }
  }

  /** Renews the lease while deliveries are in progress; losing it ends them, because another process starts them. */
  async #renew(): Promise<void> {
    const { leaseMs } = this.#options;
    const heldAt = performance.now();
    const isHeld = await renewLease(this.#services.db.reader(jobs), this.#lease, leaseMs).catch(() => null);
    if (isHeld === true) this.#heldAt = heldAt;
    else if (isHeld === false || performance.now() - this.#heldAt > leaseMs) this.#lose();
  }

  #lose(): void {
    this.#end();
    this.#lost.abort();
  }

  /** Runs work concurrently with the lane's loop, which continues when it ends. */
  #begin(work: () => Promise<void>): void {
    this.#running += 1;
    void work()
      .catch((error: unknown) => this.#end({ error }))
      .finally(() => {
        this.#running -= 1;
        this.#change.resolve();
      });
  }

  #startDeliveries(): void {
    while (!this.#isOver() && this.#target && this.#sending < this.#limit.places()) {
      const delivery = this.#queues.next();
      if (!delivery) return;
      const target = this.#target;
      this.#begin(() => this.#deliver(target, delivery));
    }
  }

  async #deliver(target: LaneTarget, delivery: DueDelivery): Promise<void> {
    const attempt = await this.#try(target, delivery);
    if (attempt.error === null) {
      await this.#recordDelivered(attempt);
      this.#queues.delivered(delivery);
    } else {
      await this.#recordFailure(target, delivery, attempt, null);
      this.#queues.failed(delivery);
    }
    this.#startDeliveries();
  }

  async #try(target: LaneTarget, delivery: DueDelivery): Promise<SentAttempt> {
    const attemptedAt = this.#services.clock.now();
    const number = this.#limit.begin();
    this.#sending += 1;
    this.#attempts += 1;
    let isDelivered = false;
    try {
      const result = await tryDelivery(this.#services, this.#lease, target, delivery, attemptedAt, this.#send);
      isDelivered = result.error === null;
      this.#limit.end(number, { isDelivered, durationMs: result.durationMs });
      return { deliveryId: delivery.deliveryId, attemptedAt, ...result };
    } finally {
      // A failed delivery frees its place once it is known whether the endpoint rests
      if (isDelivered) this.#freePlace();
    }
  }

  #freePlace(): void {
    this.#sending -= 1;
    this.#startDeliveries();
  }

  async #recordFailure(target: LaneTarget, delivery: DueDelivery, attempt: SentAttempt, step: ReplayStep | null) {
    const random = this.#options.random();
    const failed = { lease: this.#current(), target, delivery, attempt, step, random };
    if (await recordFailure(this.#services, failed)) this.#end();
    this.#freePlace();
  }

  readonly #recordDelivered = batched(async (attempts: readonly Attempt[]) => {
    await this.#services.db.transaction(jobs, (trx) => recordDelivered(trx, attempts, this.#current()));
    metrics.deliveries.inc({ outcome: 'delivered' }, attempts.length);
    return attempts;
  });

  #current = (): Lease => ({ ...this.#lease, sendLimit: this.#limit.value() });

  #startReplay(): void {
    const target = this.#target;
    if (this.#isReplaying || this.#isOver() || target?.replayStatus !== 'RUNNING' || !target.enabled) return;
    if (pauseUntil(target.nextEventAt, this.#services) > LOOK_EVERY) return;
    this.#isReplaying = true;
    this.#begin(async () => {
      while (!this.#isOver() && (await this.#replayNext(target)));
      this.#target = this.#target && { ...this.#target, replayStatus: null };
      this.#isReplaying = false;
      this.#mayHaveMore = true;
    });
  }

  /** Sends the next event of the running replay, at its pace; returns false when there is none for now. */
  async #replayNext(target: LaneTarget): Promise<boolean> {
    const db = this.#services.db.reader(jobs);
    let head = await findReplayHead(db, this.#lease);
    const pause = pauseUntil(head?.nextEventAt ?? null, this.#services);
    if (pause > LOOK_EVERY) return false;
    if (pause > 0) {
      await sleep(pause, undefined, { signal: this.#options.stopping }).catch(() => undefined);
      // Paused or cancelled in the meantime
      head = await findReplayHead(db, this.#lease);
    }
    if (!head || this.#isOver()) return false;
    const attempt = await this.#try(target, head);
    const nextEventAt = new Date(attempt.attemptedAt.getTime() + MINUTE / head.eventsPerMinute);
    const step: ReplayStep = { replayId: head.replayId, nextEventAt };
    if (attempt.error === null) {
      await this.#services.db.transaction(jobs, (trx) => recordReplayed(trx, attempt, this.#current(), step));
      metrics.deliveries.inc({ outcome: 'delivered' });
      return true;
    }
    await this.#recordFailure(target, head, attempt, step);
    return false;
  }
}

/** Whether an endpoint receives new events now. */
const isOpen = ({ enabled, newEvents, retryAt }: LaneTarget, now: Date): boolean =>
  enabled && newEvents !== 'WAIT' && (retryAt === null || Date.parse(retryAt) <= now.getTime());

/** Returns the milliseconds until a time; never if there is none. */
const pauseUntil = (time: string | null, { clock }: MailServices): number =>
  time === null ? Number.POSITIVE_INFINITY : Date.parse(time) - clock.now().getTime();
