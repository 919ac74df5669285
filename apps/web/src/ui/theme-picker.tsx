import { t } from '@lingui/core/macro';
import Check from 'lucide-react/icons/check';
import { chooseTheme, themes, useTheme } from '../lib/theme.ts';
import { Icon } from './icon.tsx';
import { ThemeSwatch } from './theme-menu.tsx';

/** All themes at once, for a page of settings. */
export function ThemePicker() {
  const current = useTheme();
  return (
    <fieldset className="grid grid-cols-1 gap-2 sm:grid-cols-2">
      <legend className="sr-only">{t`Theme`}</legend>
      {themes.map((theme) => (
        <label
          key={theme.name}
          className="flex cursor-pointer items-center gap-3 rounded-md border px-3 py-2 hover:bg-hover has-checked:border-accent has-checked:bg-selected has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2"
        >
          <input
            type="radio"
            name="theme"
            className="sr-only"
            checked={theme.name === current}
            onChange={() => chooseTheme(theme.name)}
          />
          <ThemeSwatch theme={theme} />
          <span className="min-w-0 flex-1">
            <span className="block font-medium text-sm">{theme.displayName}</span>
            <span className="block text-muted text-xs">{theme.description}</span>
          </span>
          {theme.name === current && <Icon of={Check} size={16} className="text-accent-primary" />}
        </label>
      ))}
    </fieldset>
  );
}
