import type { ApiKeyUse } from '@quickportal/contracts/api-keys/api-key-use';
import { formatCount } from '@quickportal/ui/count';
import { DateTime } from '@quickportal/ui/date-time';
import { Spinner } from '@quickportal/ui/spinner';
import { addressName, programName } from './use-words.ts';

interface WhatStopsProps {
  /** Undefined while it loads. */
  use: ApiKeyUse | undefined;
  /** What is disabled; a key, unless said otherwise. */
  of?: 'key' | 'certificate';
  timeZone: string;
  /** Whether it can never be enabled again. */
  isFinal: boolean;
}

/** The calls that are refused from the next one on. */
export function WhatStops({ use, of = 'key', timeZone, isFinal }: WhatStopsProps) {
  if (!use)
    return (
      <p className="flex items-center gap-2" aria-busy="true">
        <Spinner /> Looking up what uses this {of}
      </p>
    );
  const { callers, callersCount } = use;
  const undone = isFinal ? 'This cannot be undone. ' : '';
  if (callersCount === 0)
    return (
      <p>
        {undone}No program called with this {of} in the last 30 days.
      </p>
    );
  return (
    <div className="grid gap-3">
      <p>{undone}From the next request on, these programs are refused with 401:</p>
      <div className="overflow-x-auto rounded-2 border border-line">
        <table className="w-full text-13">
          <thead className="bg-surface-sunken text-left text-ink-2">
            <tr>
              <th className="px-3 py-2 font-normal">Program</th>
              <th className="px-2 py-2 font-normal">Address</th>
              <th className="px-2 py-2 text-right font-normal">Last 7 days</th>
              <th className="px-3 py-2 text-right font-normal max-sm:hidden">Last call</th>
            </tr>
          </thead>
          <tbody>
            {callers.map((caller) => (
              <tr key={`${caller.program} ${caller.ipAddress}`} className="border-t border-line-soft">
                <td className="px-3 py-2 font-strong wrap-anywhere">{programName(caller)}</td>
                <td className="px-2 py-2 font-mono">{addressName(caller)}</td>
                <td className="px-2 py-2 text-right tabular-nums">{formatCount(caller.callsLastWeek)}</td>
                <td className="px-3 py-2 text-right max-sm:hidden">
                  <DateTime value={caller.lastUsedDateTime} timeZone={timeZone} show="date-time" />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {callersCount > callers.length && <p>And {callersCount - callers.length} more.</p>}
    </div>
  );
}
