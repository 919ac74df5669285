import { t } from '@lingui/core/macro';
import Palette from 'lucide-react/icons/palette';
import { chooseTheme, type Theme, themes, useTheme } from '../lib/theme.ts';
import { IconButton } from './icon-button.tsx';
import { Menu, MenuChoices, MenuLabel } from './menu.tsx';

/** A disc in a theme's own colours. Each theme's tokens hold below its `data-theme`. */
export function ThemeSwatch({ theme }: { theme: Theme }) {
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

export function ThemeMenu() {
  return (
    <Menu trigger={<IconButton icon={Palette} label={t`Theme`} />}>
      <ThemeChoices />
    </Menu>
  );
}
