import { IconButton } from '@quickportal/ui/icon-button';
import { setTheme, useTheme } from '@quickportal/ui/theme';
import { Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';

const systemDark = matchMedia('(prefers-color-scheme: dark)');

function followSystem(onChange: () => void): () => void {
  systemDark.addEventListener('change', onChange);
  return () => systemDark.removeEventListener('change', onChange);
}

/** Light to dark and back, in the top bar. */
export function ThemeSwitch() {
  const { theme } = useTheme();
  const systemIsDark = useSyncExternalStore(followSystem, () => systemDark.matches);
  const isDark = theme === 'system' ? systemIsDark : theme === 'dark';
  return (
    <IconButton
      label={isDark ? 'Use light theme' : 'Use dark theme'}
      size="md"
      onClick={() => setTheme(isDark ? 'light' : 'dark')}
    >
      {isDark ? <Sun /> : <Moon />}
    </IconButton>
  );
}
