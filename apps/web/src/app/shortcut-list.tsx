import { Switch } from '../components/checkbox.tsx';
import { Dialog } from '../components/dialog.tsx';
import { Keys } from '../components/kbd.tsx';
import { setOverlay } from '../lib/shell.ts';
import { setSingleKeys, useActiveShortcuts, useSingleKeys } from '../lib/shortcuts.ts';

/** `?` lists what the keyboard can do on this screen. */
export default function ShortcutList() {
  const shortcuts = useActiveShortcuts();
  const singleKeys = useSingleKeys();

  const groups = Map.groupBy(shortcuts, (shortcut) => shortcut.group);
  return (
    <Dialog open onOpenChange={(open) => setOverlay(open ? 'shortcuts' : null)} title="Keyboard shortcuts">
      <div className="grid gap-5 pb-2">
        {[...groups].map(([group, members]) => (
          <section key={group}>
            <h3 className="mb-1 text-muted text-xs">{group}</h3>
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
          label="Single-letter shortcuts"
          hint="Turn off if you use speech input or press keys by accident."
          checked={singleKeys}
          onCheckedChange={setSingleKeys}
        />
      </div>
    </Dialog>
  );
}
