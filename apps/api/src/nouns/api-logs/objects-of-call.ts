import type { NamedObjects } from '@quickportal/db/api-logs/list-api-log-related';

/** What is read of a call; bodies are JSON, or a text that replaces it. */
interface Call {
  httpMethod: string;
  httpStatus: number;
  requestUrl: string;
  requestBody: string;
  responseBody: string;
}

type Kind = keyof NamedObjects;
const MOST_OF_A_KIND = 4;

const kindOfField: Readonly<Record<string, Kind>> = {
  customerId: 'customers',
  receiptNumber: 'receipts',
  originalReceiptNumber: 'receipts',
  recurringPaymentId: 'schedules',
  agreementToken: 'agreements',
};
const kindOfPath: Readonly<Record<string, Kind>> = {
  customers: 'customers',
  'create-agreement': 'customers',
  transactions: 'receipts',
  'recurring-payments': 'schedules',
  'payto-agreements': 'agreements',
};
const isNumber: Readonly<Record<Kind, boolean>> = {
  customers: true,
  schedules: true,
  receipts: false,
  agreements: false,
};

const isFitting = (kind: Kind, id: string): boolean =>
  isNumber[kind] ? /^[1-9]\d{0,15}$/.test(id) && Number.isSafeInteger(Number(id)) : /^[\w-]{1,64}$/.test(id);

type Found = Readonly<Record<Kind, Set<string>>>;
const nothing = (): Found => ({
  customers: new Set(),
  receipts: new Set(),
  schedules: new Set(),
  agreements: new Set(),
});

function add(found: Found, kind: Kind | undefined, id: unknown): void {
  if (kind === undefined || (typeof id !== 'string' && typeof id !== 'number')) return;
  const text = String(id);
  if (found[kind].size < MOST_OF_A_KIND && isFitting(kind, text)) found[kind].add(text);
}

/** Adds what fields of a body name, three levels deep; of a list only where it has one row, which was looked for. */
function addFrom(found: Found, body: string): void {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return;
  }
  const look = (object: unknown, depth: number): void => {
    if (Array.isArray(object)) return object.length === 1 ? look(object[0], depth) : undefined;
    if (typeof object !== 'object' || object === null) return;
    for (const [name, item] of Object.entries(object)) {
      add(found, kindOfField[name], item);
      if (depth > 1) look(item, depth - 1);
    }
  };
  look(value, 3);
}

/** The things that a call names, and those that its response alone names, which a POST made. */
export function objectsOfCall(call: Call): { named: NamedObjects; isMade: (id: string) => boolean } {
  const requested = nothing();
  const parts = call.requestUrl.split('?')[0]?.split('/') ?? [];
  for (const [at, part] of parts.entries()) add(requested, kindOfPath[part], parts[at + 1]);
  addFrom(requested, call.requestBody);
  const returned = nothing();
  if (call.httpStatus < 300) addFrom(returned, call.responseBody);
  const all = (kind: Kind) => [...new Set([...requested[kind], ...returned[kind]])].slice(0, MOST_OF_A_KIND);
  const isRequested = (id: string) => Object.values(requested).some((ids) => ids.has(id));
  return {
    named: {
      customers: all('customers').map(Number),
      receipts: all('receipts'),
      schedules: all('schedules').map(Number),
      agreements: all('agreements'),
    },
    isMade: (id) => call.httpMethod === 'POST' && call.httpStatus < 300 && !isRequested(id),
  };
}
