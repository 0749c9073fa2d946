import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Foundation } from '../../foundation.ts';
import { coalesced } from '../../../kernel/coalesced.ts';
import { readHostility, writeHostility } from '@quickportal/db/simulator/settings';

/** How badly the built-in network behaves: probabilities from 0 to 1, times in milliseconds. */
export interface Hostility {
  /** The same seed and ids give the same misfortunes, in whatever order things happen. */
  seed: number;
  /** 1: misfortunes are drawn by operation and amount instead of ids, which differ from run to run. */
  drawByAmount: number;
  /** A request never arrives. */
  loseRequest: number;
  /** A request arrives after the caller has given up. */
  delayRequest: number;
  /** The request is carried out, and the answer does not come back. */
  loseAnswer: number;
  /** The answer says only that a notification will come. */
  answerLater: number;
  loseNotification: number;
  repeatNotification: number;
  /** Notifications and late requests take up to so long, by the product's clock. */
  maxDelay: number;
  /** Returns take up to so long, in real time. */
  maxAnswerTime: number;
  /** So long the payer thinks before approving or declining. */
  payerTakes: number;
}

/** A network on a good day: nothing is lost, some notifications come twice. */
export const calm: Hostility = {
  seed: 1,
  drawByAmount: 0,
  loseRequest: 0,
  delayRequest: 0,
  loseAnswer: 0,
  answerLater: 0,
  loseNotification: 0,
  repeatNotification: 0.1,
  maxDelay: 2000,
  maxAnswerTime: 0,
  payerTakes: 5000,
};

const SETTING = 'hostility';

/** Reads what is set, in all processes; calm where nothing is. Requests that arrive at once read it once. */
export function hostilityReader({ db }: Pick<Foundation, 'db'>): () => Promise<Hostility> {
  const read = coalesced<Partial<Hostility>>(() => readSetting(db));
  return async () => ({ ...calm, ...(await read(SETTING)) });
}

async function readSetting(db: Foundation['db']): Promise<ReadonlyMap<string, Partial<Hostility>>> {
  const set = (await readHostility(db.reader({ kind: 'jobs' }))) as Partial<Hostility> | null;
  return new Map(set ? [[SETTING, set]] : []);
}

/** Makes the network behave like this from now on, in all processes. For tests and drills. */
export async function setHostility({ db }: Pick<Foundation, 'db'>, hostility: Partial<Hostility>): Promise<void> {
  await db.transaction({ kind: 'jobs' }, (trx) => writeHostility(trx, JSON.stringify(hostility)));
}

export type Misfortune =
  | 'loseRequest'
  | 'delayRequest'
  | 'loseAnswer'
  | 'answerLater'
  | 'loseNotification'
  | 'repeatNotification';

interface Drawn {
  instructionId: string;
  operation: string;
  amount: bigint | number;
}

/** What a request's misfortunes are drawn by. Voids have no amount: theirs are drawn by id. */
export const subjectOf = ({ drawByAmount }: Hostility, { instructionId, operation, amount }: Drawn): string =>
  drawByAmount === 1 && amount > 0 ? `${operation} ${amount}` : instructionId;

/** 0 up to, not including, 1: the same for the same seed, subject and question. */
function draw(seed: number, subject: string, question: string): number {
  const digest = createHash('sha256').update(`${seed}\n${subject}\n${question}`).digest();
  return digest.readUIntBE(0, 6) / 2 ** 48;
}

export const strikes = (hostility: Hostility, misfortune: Misfortune, subject: string): boolean =>
  hostility[misfortune] > 0 && draw(hostility.seed, subject, misfortune) < hostility[misfortune];

/** A delay of up to `most` milliseconds. */
export const delayFor = (hostility: Hostility, subject: string, most = hostility.maxDelay): number =>
  Math.floor(draw(hostility.seed, subject, 'delay') * most);

/** Lets the caller wait for its answer, in real time. */
export async function takeTime(hostility: Hostility, subject: string): Promise<void> {
  if (hostility.maxAnswerTime === 0) return;
  const time = delayFor(hostility, `${subject} answer`, hostility.maxAnswerTime);
  if (time > 0) await sleep(time);
}
