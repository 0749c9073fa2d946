import type { Block } from '@quickportal/forms/react/unsaved-changes';
import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';

/** Holds the portal's own navigation back while a form has unsaved changes and the question about them is open. */
export function useBlockNavigation(): Block {
  const { history } = useRouter();
  return useCallback((mayLeave) => history.block({ blockerFn: async () => !(await mayLeave()), enableBeforeUnload: false }), [history]);
}
