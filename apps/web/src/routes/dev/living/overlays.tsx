import CalendarDays from 'lucide-react/icons/calendar-days';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash';
import { type ReactNode, useState } from 'react';
import { CommandPalette } from '../../../layout/command-palette.tsx';
import type { Command } from '../../../lib/commands.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, Sheet } from '../../../ui/dialog.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Input } from '../../../ui/input.tsx';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '../../../ui/menu.tsx';
import { sayDone, sayFailed } from '../../../ui/toast.ts';
import type { Specimen } from './specimen.ts';

const quiet = () => undefined;

/** A button, and what it opens. */
function Opener({
  label,
  children,
}: {
  label: string;
  children: (open: boolean, set: (open: boolean) => void) => ReactNode;
}) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      {children(open, setOpen)}
    </>
  );
}

const command = (id: string, label: string, hint: string): Command => ({
  id,
  label,
  group: 'Weeks',
  icon: CalendarDays,
  hint,
  run: quiet,
});
const commands = [
  command('w3', 'Week 3: Waves on a beach', 'Feb 9 – 15'),
  command('w4', 'Week 4: Cliffs', 'Feb 16 – 22'),
];
const askFor = (words: string): Command => ({ ...command('ask', `Ask OCN 120 “${words}”`, ''), group: 'Ask' });

/** These open over the page, in the page's own theme. */
export const overlays: readonly Specimen[] = [
  {
    name: 'Dialog',
    files: ['dialog.tsx', 'dialog-parts.tsx'],
    note: 'Traps the focus and gives it back; rises from the edge on a phone.',
    states: {
      'With actions': (
        <Opener label="Open a dialog">
          {(open, set) => (
            <Dialog
              open={open}
              onOpenChange={set}
              title="Remove the syllabus?"
              description="The plan goes with it. For 30 days the file can be restored."
              footer={
                <>
                  <Button variant="ghost" onClick={() => set(false)}>
                    Keep it
                  </Button>
                  <Button variant="danger" onClick={() => set(false)}>
                    Remove the syllabus
                  </Button>
                </>
              }
            />
          )}
        </Opener>
      ),
      Sheet: (
        <Opener label="Open a sheet">
          {(open, set) => (
            <Sheet open={open} onOpenChange={set} title="Weeks" titleVisible>
              <p className="px-5 text-secondary">Slides over the page where there is no room beside it.</p>
            </Sheet>
          )}
        </Opener>
      ),
    },
  },
  {
    name: 'Form dialog',
    files: ['form-dialog.tsx'],
    states: {
      'At rest': <FormOpener label="Open a form" running={false} />,
      'While it is sent': <FormOpener label="Open a form that is being sent" running />,
      Refused: (
        <FormOpener
          label="Open a form that was refused"
          running={false}
          problem="You already have a course with this name. Choose another."
        />
      ),
    },
  },
  {
    name: 'Menu',
    files: ['menu.tsx', 'menu-parts.tsx'],
    states: {
      'With a dangerous end': (
        <Menu align="start" trigger={<Button>Open a menu</Button>}>
          <MenuLabel>Tides and Coasts</MenuLabel>
          <MenuItem icon={Pencil} onSelect={quiet}>
            Rename
          </MenuItem>
          <MenuItem disabled onSelect={quiet}>
            Not possible here
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon={Trash2} danger onSelect={quiet}>
            Move to bin
          </MenuItem>
        </Menu>
      ),
    },
  },
  {
    name: 'Command palette',
    files: ['command-palette.tsx'],
    note: 'Words that match nothing are offered to the chat.',
    states: {
      'With two commands': (
        <Opener label="Open the palette">
          {(open, set) => (
            <CommandPalette
              open={open}
              onOpenChange={set}
              commands={commands}
              fallbacks={[askFor]}
              placeholder="Search weeks"
            />
          )}
        </Opener>
      ),
    },
  },
  {
    name: 'Toast',
    files: ['toaster.tsx'],
    states: {
      'Done, with undo': <Button onClick={() => sayDone('Moved to bin', quiet)}>Say what was done</Button>,
      Failed: <Button onClick={() => sayFailed('The drive does not answer.', quiet)}>Say what failed</Button>,
    },
  },
];

function FormOpener({ label, running, problem }: { label: string; running: boolean; problem?: string }) {
  return (
    <Opener label={label}>
      {(open, set) =>
        open && (
          <FormDialog
            title="Rename the course"
            action="Rename"
            acting="Renaming"
            running={running}
            problem={problem}
            onSubmit={() => set(false)}
            onClose={() => set(false)}
          >
            <Input label="Name" defaultValue="Tides and Coasts" />
          </FormDialog>
        )
      }
    </Opener>
  );
}
