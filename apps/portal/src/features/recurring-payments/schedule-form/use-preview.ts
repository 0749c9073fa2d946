import { shownPaged } from '../../../data/connection/query-client.ts';
import { trpc } from '../../../data/connection/trpc.ts';
import { useDebounced } from '../../../data/use-debounced.ts';

const STILL = 250;
const fields = [
  'accountToken',
  'instalmentAmount',
  'frequency',
  'nextPaymentDate',
  'endRule',
  'endDate',
  'numberOfPayments',
] as const;
const needed = fields.slice(0, 4);

/** The payments of a schedule as it is typed, once it says enough; what is wrong the form says. */
export function usePreview(customerId: number, recurringPaymentId: number | undefined, body: Record<string, unknown>) {
  const typed = Object.fromEntries(fields.map((name) => [name, body[name]]).filter(([, value]) => value !== undefined));
  // as text, so that it stands still as long as nothing of it changes
  const wanted = useDebounced(JSON.stringify(typed), STILL);
  const settled = JSON.parse(wanted) as Record<string, unknown>;
  const isEnough = needed.every((name) => typeof settled[name] === 'string' && settled[name] !== '');
  const input = { params: { id: customerId }, body: { ...settled, recurringPaymentId } as never };
  const { data, isError, isFetching } = trpc.recurringPayments.preview.useQuery(input, {
    enabled: isEnough,
    retry: false,
    staleTime: 0,
    ...shownPaged,
  });
  return { preview: isEnough && !isError ? data : undefined, isLoading: isEnough && isFetching && data === undefined };
}
