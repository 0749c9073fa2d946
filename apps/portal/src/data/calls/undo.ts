import type { ToastOptions } from '@quickportal/ui/toast';
import { toast } from '@quickportal/ui/toast';
import type { CallInput, ChangeName } from './call.ts';
import { messageOf } from '../problem.ts';
import { changeSender } from './send-change.ts';
import { refreshAfter } from './stale-queries.ts';

/**
 * Adds Undo to the toast of a change: makes the reverse change under its own key, and says whether it worked. Only
 * where one call restores everything; pass the version after the change, so that nothing newer is undone.
 */
export const undo = <N extends ChangeName>(call: N, input: CallInput<N>): NonNullable<ToastOptions['action']> => ({
  label: 'Undo',
  onAction: () => void makeUndone(call, input),
});

async function makeUndone<N extends ChangeName>(call: N, input: CallInput<N>): Promise<void> {
  try {
    await changeSender(call)(input);
    toast({ tone: 'success', title: 'Undone' });
  } catch (error) {
    toast({ tone: 'warning', title: 'Not undone', description: messageOf(error) });
  } finally {
    await refreshAfter(call);
  }
}
