import { useState } from 'react';
import { type Density, useTheme } from '../theme/theme.tsx';
import type { ColumnVisibility } from './column.ts';

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

/** The row height a user chose for this table, kept in the browser; without a choice that of the whole portal. */
export function useStoredDensity(tableId: string): [Density, (density: Density) => void] {
  const portal = useTheme().density;
  const [density, store] = useStoredSetting(`qp-table-${tableId}-density`, readDensity);
  return [density ?? portal, (next) => store(next, next)];
}

/** The columns a user chose for this table, kept in the browser. */
export function useStoredColumns(tableId: string): [ColumnVisibility, (visibility: ColumnVisibility) => void] {
  const [visibility, store] = useStoredSetting(`qp-table-${tableId}-columns`, readVisibility);
  return [visibility, (next) => store(next, JSON.stringify(next))];
}

function readDensity(text: string | null): Density | undefined {
  return text === 'compact' || text === 'comfortable' ? text : undefined;
}

/** Stored values may be outdated or manipulated: only booleans by name are used. */
export function readVisibility(text: string | null): ColumnVisibility {
  try {
    const parsed: unknown = JSON.parse(text ?? '{}');
    if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return {};
    return Object.fromEntries(Object.entries(parsed).filter(([, shown]) => typeof shown === 'boolean'));
  } catch {
    return {};
  }
}

/** Storage may be disabled or full; the choice then lasts as long as the page. */
function load(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function save(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // see load
  }
}
