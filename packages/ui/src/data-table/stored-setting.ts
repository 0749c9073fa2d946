import { useState } from 'react';
import type { ColumnVisibility } from './column.ts';

export type Density = 'comfortable' | 'compact';

function useStoredSetting<T>(key: string, read: (text: string | null) => T): [T, (value: T, text: string) => void] {
  const [value, setValue] = useState(() => read(load(key)));
  return [
    value,
    (next, text) => {
      setValue(next);
      save(key, text);
    },
  ];
}

/** The row height somebody chose for this table, kept in the browser. */
export function useStoredDensity(tableId: string): [Density, (density: Density) => void] {
  const [density, store] = useStoredSetting<Density>(`quickportal.table.${tableId}.density`, (text) =>
    text === 'compact' ? 'compact' : 'comfortable',
  );
  return [density, (next) => store(next, next)];
}

/** The columns somebody chose for this table, kept in the browser. */
export function useStoredColumns(tableId: string): [ColumnVisibility, (visibility: ColumnVisibility) => void] {
  const [visibility, store] = useStoredSetting(`quickportal.table.${tableId}.columns`, parseVisibility);
  return [visibility, (next) => store(next, JSON.stringify(next))];
}

/** What was stored may be from an older version or tampered with: only booleans by name are believed. */
export function parseVisibility(text: string | null): ColumnVisibility {
  try {
    const parsed: unknown = JSON.parse(text ?? '{}');
    if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return {};
    return Object.fromEntries(Object.entries(parsed).filter(([, shown]) => typeof shown === 'boolean'));
  } catch {
    return {};
  }
}

/** Storage may be switched off or full; the choice then lasts as long as the page. */
function load(key: string): string | null {
  try {
    return globalThis.localStorage.getItem(key);
  } catch {
    return null;
  }
}

function save(key: string, text: string): void {
  try {
    globalThis.localStorage.setItem(key, text);
  } catch {
    // see load
  }
}
