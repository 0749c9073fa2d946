import { localMoment } from '@quickportal/contracts/rules/banking-calendar/local-moment';
import { calendarOf, cutOffs } from '@quickportal/contracts/rules/banking-calendar/settlement';
import { BankFileError } from '../formats/bank-file-error.ts';
import { directEntryReturnLines, type DirectEntryReturn } from '../formats/direct-entry-returns.ts';
import { readDirectEntry } from '../formats/direct-entry.ts';
import { nzDishonourLines, type NzDishonour } from '../formats/nz-dishonour-file.ts';
import { readIb4b } from '../formats/nz-ib4b.ts';
import type { BankFile } from '../gateway.ts';
import { australianReturn, newZealandReturn, REFUSED_BEFORE_EXCHANGE } from './outcomes.ts';

/** Result of examining a file: a reason to reject it, or its returns and their days. */
export type Examined = { fault: string } | { fault: null; returns: readonly { day: string; content: Uint8Array }[] };

const networks = {
  AU_DIRECT_ENTRY: { method: 'DIRECT_DEBIT', examine: examineDirectEntry },
  NZ_DIRECT_DEBIT: { method: 'DIRECT_DEBIT_NZ', examine: examineIb4b },
} as const;
/** Banking days until dishonours are returned; refusals before exchange come the same day. */
const RETURNED_AFTER = 3;

/** Returns the time zone of a bank. */
export const bankZone = (network: BankFile['network']): string => cutOffs[networks[network].method].timeZone;

/** Examines a file as a bank does: every record, totals, check digits, days and the sender. */
export function examineFile(file: Pick<BankFile, 'network' | 'content'>, now: Date): Examined {
  const today = localMoment(now, bankZone(file.network)).date;
  try {
    return networks[file.network].examine(file.content, today);
  } catch (error) {
    if (error instanceof BankFileError) return { fault: error.message };
    throw error;
  }
}

const calendar = (network: BankFile['network']) => calendarOf(networks[network].method);
const isUnknown = (userId: string) => /^0*$/.test(userId);

function examineDirectEntry(content: Uint8Array, today: string): Examined {
  const { header, details } = readDirectEntry(content);
  if (isUnknown(header.userId)) return { fault: 'Record 1, user id: is not registered' };
  if (header.processOn < today) return { fault: 'Record 1, process date: is past' };
  const days = calendar('AU_DIRECT_ENTRY');
  const processedOn = days.onOrAfter(header.processOn);
  const returned = details.flatMap((entry): DirectEntryReturn[] => {
    const returnCode = australianReturn(entry.bsb, entry.accountNumber);
    if (returnCode === null) return [];
    const kind = returnCode === REFUSED_BEFORE_EXCHANGE ? 'REFUSAL' : 'RETURN';
    return [{ ...entry, kind, returnCode, originalDay: processedOn.slice(8), originalUserId: header.userId }];
  });
  const later = days.add(processedOn, RETURNED_AFTER);
  const fileOf = (day: string, kind: DirectEntryReturn['kind']) => {
    const entries = returned.filter((entry) => entry.kind === kind);
    const lines = () => directEntryReturnLines({ ...header, description: 'RETURNS', processOn: day }, entries);
    return entries.length === 0 ? [] : [{ day, content: bytesOf(lines()) }];
  };
  return { fault: null, returns: [...fileOf(processedOn, 'REFUSAL'), ...fileOf(later, 'RETURN')] };
}

function examineIb4b(content: Uint8Array, today: string): Examined {
  const { header, details } = readIb4b(content);
  const debits = details.filter(({ transactionCode }) => transactionCode === '00');
  if (debits.length > 0 && isUnknown(header.authorityCode))
    return { fault: 'Record 1, authority code: is not registered' };
  if (header.dueOn < today) return { fault: 'Record 1, due date: is past' };
  const dishonoured = debits.flatMap((entry): NzDishonour[] => {
    const letter = newZealandReturn(entry.account);
    return letter === null ? [] : [{ ...entry, letter }];
  });
  if (dishonoured.length === 0) return { fault: null, returns: [] };
  const days = calendar('NZ_DIRECT_DEBIT');
  const day = days.add(days.onOrAfter(header.dueOn), RETURNED_AFTER);
  const registrationId = header.authorityCode.replaceAll(/[^0-9]/g, '').padStart(15, '0');
  const userName = details[0]?.ownName ?? '';
  return {
    fault: null,
    returns: [{ day, content: bytesOf(nzDishonourLines({ registrationId, dueOn: day, userName }, dishonoured)) }],
  };
}

const bytesOf = (lines: Iterable<string>): Uint8Array => Buffer.from([...lines].join(''), 'latin1');
