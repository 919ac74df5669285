import { type ReactNode, useState } from 'react';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Select } from '../../ui/input.tsx';

/** Asks which of a few: the week an item goes to, the item it is one with. */
export function ChooseDialog({
  title,
  description,
  label,
  choices,
  none,
  first,
  action,
  acting,
  onChoose,
  onClose,
  children,
}: {
  title: string;
  description: string;
  label: string;
  choices: readonly { id: string; label: string }[];
  /** What is said where there is nothing to choose. */
  none?: string;
  /** What is chosen to begin with. */
  first: string;
  action: string;
  acting: string;
  onChoose: (id: string) => void;
  onClose: () => void;
  /** Below: another way. */
  children?: ReactNode;
}) {
  const [chosen, setChosen] = useState(first);
  return (
    <FormDialog
      title={title}
      description={description}
      action={action}
      acting={acting}
      running={false}
      disabled={choices.length === 0}
      onSubmit={() => {
        onChoose(chosen);
        onClose();
      }}
      onClose={onClose}
    >
      {choices.length === 0 && none ? (
        <p className="text-secondary">{none}</p>
      ) : (
        <Select label={label} value={chosen} autoFocus onChange={(event) => setChosen(event.target.value)}>
          {choices.map(({ id, label: name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
      {children}
    </FormDialog>
  );
}
