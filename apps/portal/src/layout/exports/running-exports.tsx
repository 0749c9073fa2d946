import { formatCount } from '@quickportal/ui/count';
import { sentenceCase } from '@quickportal/ui/label-case';
import { Progress } from '@quickportal/ui/progress';
import { useStore } from '../../data/store.ts';
import { watchedExports, type WatchedExport } from '../../data/export-watch.ts';
import { PageLink } from '../../pages/page-link.tsx';

/** A line for each export of a list in progress; nothing while there is none. */
export function RunningExports({ kind }: { kind: string }) {
  const running = useStore(watchedExports).filter((watchedExport) => watchedExport.kind === kind);
  return running.map((watchedExport) => <ExportLine key={watchedExport.exportId} {...watchedExport} />);
}

/** Progress of an export, with a link to all exports. */
export function ExportLine({ title, rowsDone, rowsTotal }: Pick<WatchedExport, 'title' | 'rowsDone' | 'rowsTotal'>) {
  const done = rowsTotal === null ? '' : ` ${formatCount(rowsDone)} of ${formatCount(rowsTotal)}`;
  return (
    <div
      data-slot="running-export"
      className="flex flex-wrap items-center gap-x-4 gap-y-1.5 rounded-2 border border-line bg-surface px-4 py-2.5"
    >
      <span className="tabular-nums">
        {sentenceCase(`Exporting ${title}`)}…{done}
      </span>
      <Progress
        label={sentenceCase(`Export of ${title}`)}
        className="min-w-24 flex-1"
        {...(rowsTotal === null ? {} : { value: rowsDone, max: Math.max(rowsTotal, 1) })}
      />
      <PageLink to="ExportsView">My exports</PageLink>
    </div>
  );
}
