import type { Sandbox } from '@quickportal/contracts/sandboxes/sandbox';
import { useState } from 'react';
import { useMay } from '../../data/calls/use-may.ts';
import { api } from '../../data/connection/trpc.ts';
import { useZone } from '../../data/platform-zone.ts';
import { tableOf } from '../../layout/list/table-of.ts';
import { useList } from '../../layout/list/use-list.ts';
import type { PageSearch } from '../../pages/search.ts';
import { EndSandboxDialog } from './end-sandbox.dialog.tsx';
import { sandboxesInput, useSandboxes } from './sandboxes.data.ts';
import { SandboxesView } from './sandboxes.view.tsx';

export const preload = (search: PageSearch<'SandboxesView'>) => api.sandboxes.list.prefetch(sandboxesInput(search));

export default function SandboxesPage() {
  const list = useList('SandboxesView');
  const mayEnd = useMay('sandboxes.end');
  const [ending, setEnding] = useState<Sandbox | null>(null);
  return (
    <>
      <SandboxesView
        {...list}
        table={tableOf(useSandboxes(list.search), 'Sandboxes')}
        timeZone={useZone()}
        onEnd={mayEnd ? setEnding : null}
      />
      {ending && <EndSandboxDialog sandbox={ending} onClose={() => setEnding(null)} />}
    </>
  );
}
