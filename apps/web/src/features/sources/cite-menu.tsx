import { t } from '@lingui/core/macro';
import Quote from 'lucide-react/icons/quote';
import { Button } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { Menu, MenuItem, MenuLabel } from '../../ui/menu.tsx';
import type { Result } from './source.ts';

const styles: readonly [keyof NonNullable<Result['citations']>, string][] = [
  ['apa', 'APA'],
  ['mla', 'MLA'],
  ['chicago', 'Chicago'],
  ['bibtex', 'BibTeX'],
];

/** Copies the citation of a result in one of four styles. */
export function CiteMenu({ result }: { result: Result }) {
  const { citations } = result;
  if (!citations) return null;
  return (
    <Menu
      trigger={
        <Button variant="ghost" size="sm" aria-label={t`Cite ${result.title}`}>
          <Icon of={Quote} size={14} />
          {t`Cite`}
        </Button>
      }
    >
      <MenuLabel>{t`Copy the citation`}</MenuLabel>
      {styles.map(([style, name]) => (
        <MenuItem key={style} onSelect={() => void copyText(citations[style], t`${name} citation copied`)}>
          {name}
        </MenuItem>
      ))}
    </Menu>
  );
}
