import { t } from '@lingui/core/macro';
import Check from 'lucide-react/icons/check';
import Palette from 'lucide-react/icons/palette';
import { chooseTheme, type Theme, themes, useTheme } from '../lib/theme.ts';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { Menu, MenuChoices, MenuLabel } from './menu.tsx';

/** A disc in a theme's own colours. Each theme's tokens hold below its `data-theme`. */
function ThemeSwatch({ theme }: { theme: Theme }) {
  return (
    <span
      aria-hidden="true"
      data-theme={theme.name}
      className="flex size-5 shrink-0 overflow-hidden rounded-full border border-strong"
    >
      <span className="w-1/2 bg-canvas" />
      <span className="w-1/2 bg-accent-primary" />
    </span>
  );
}

const choice = (theme: Theme) => ({
  value: theme.name,
  label: theme.displayName,
  mark: <ThemeSwatch theme={theme} />,
});

/** The items alone, for a menu that holds more. */
export function ThemeChoices() {
  const current = useTheme();
  return (
    <>
      <MenuLabel>{t`Light`}</MenuLabel>
      <MenuChoices
        label={t`Light themes`}
        value={current}
        choices={themes.filter((theme) => !theme.dark).map(choice)}
        onChange={chooseTheme}
      />
      <MenuLabel>{t`Dark`}</MenuLabel>
      <MenuChoices
        label={t`Dark themes`}
        value={current}
        choices={themes.filter((theme) => theme.dark).map(choice)}
        onChange={chooseTheme}
      />
    </>
  );
}

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

export function ThemeMenu() {
  return (
    <Menu trigger={<IconButton icon={Palette} label={t`Theme`} />}>
      <ThemeChoices />
    </Menu>
  );
}
