import { t } from '@lingui/core/macro';
import { setOverlay } from '../lib/shell.ts';
import { type Shortcut, setSingleKeys, useActiveShortcuts, useSingleKeys } from '../lib/shortcuts.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Keys } from '../ui/kbd.tsx';
import { Switch } from '../ui/switch.tsx';

const groupNames: Record<Shortcut['group'], string> = {
  General: t`General`,
  'Go to': t`Go to`,
  Course: t`Course`,
  Reading: t`Reading`,
  Review: t`Review`,
  Session: t`Session`,
};

/** What works on every page, in the order in which the header has it. */
const everywhere = ['$mod+k', '/', '[Shift]+?', 'g d', 'g r', 'g p', 'g w'];

const placeOf = ({ keys }: Shortcut): number => {
  const place = everywhere.indexOf(keys);
  return place === -1 ? everywhere.length : place;
};

/** `?` lists what the keyboard can do on this screen. */
export default function ShortcutList() {
  const shortcuts = useActiveShortcuts();
  const singleKeys = useSingleKeys();

  // Those of whoever is signed in come later than those of everybody.
  const ordered = shortcuts.toSorted((one, other) => placeOf(one) - placeOf(other));
  const groups = Map.groupBy(ordered, (shortcut) => shortcut.group);
  return (
    <Dialog open onOpenChange={(open) => setOverlay(open ? 'shortcuts' : null)} title={t`Keyboard shortcuts`}>
      <div className="grid gap-5 pb-2">
        {[...groups].map(([group, members]) => (
          <section key={group}>
            <h3 className="mb-1 text-muted text-xs">{groupNames[group]}</h3>
            <dl>
              {members.map(({ keys, label }) => (
                <div key={keys} className="flex items-center justify-between border-t py-1.5 text-sm first:border-t-0">
                  <dt>{label}</dt>
                  <dd>
                    <Keys keys={keys} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <Switch
          label={t`Single-letter shortcuts`}
          hint={t`Turn off if you use speech input or press keys by accident.`}
          checked={singleKeys}
          onCheckedChange={setSingleKeys}
        />
      </div>
    </Dialog>
  );
}
