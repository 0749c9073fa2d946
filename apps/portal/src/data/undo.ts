import type { ToastOptions } from '@quickportal/ui/toast';
import { toast } from '@quickportal/ui/toast';
import type { CallInput, ChangeName } from './call.ts';
import { messageOf } from './problem.ts';
import { changeSender } from './send-change.ts';
import { refreshAfter } from './stale-queries.ts';

/**
 * Undo in the toast of a change: makes the reverse change, under a key of its own, and says that it did or why not. Only
 * where one call brings back everything; give the version after the change, so that nothing newer is undone with it.
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
