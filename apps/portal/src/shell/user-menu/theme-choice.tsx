import { setTheme, type Theme, useTheme } from '@quickportal/ui/theme';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useId } from 'react';

const themes = [
  { theme: 'system', label: 'System', icon: Monitor },
  { theme: 'light', label: 'Light', icon: Sun },
  { theme: 'dark', label: 'Dark', icon: Moon },
] as const satisfies readonly { theme: Theme; label: string; icon: unknown }[];

/** The three themes side by side. */
export function ThemeChoice() {
  const { theme: chosen } = useTheme();
  const name = useId();
  return (
    <fieldset className="px-2.5 pt-2 pb-1">
      <legend className="pb-1.5 text-12 font-medium text-ink-3">Theme</legend>
      <div className="grid grid-cols-3 gap-0.5 rounded-2 border border-line-strong bg-surface-sunken p-0.5">
        {themes.map(({ theme, label, icon: Icon }) => (
          <label
            key={theme}
            className="flex h-7 items-center justify-center gap-1.5 rounded-1 text-13 text-ink-2 outline-offset-1 outline-focus has-checked:bg-surface has-checked:font-strong has-checked:text-ink has-checked:shadow-1 has-focus-visible:outline-2"
          >
            <input
              type="radio"
              name={name}
              value={theme}
              checked={theme === chosen}
              onChange={() => setTheme(theme)}
              className="sr-only"
            />
            <Icon className="size-3.5" />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
