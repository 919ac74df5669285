import { type RefObject, useRef, useState } from 'react';

interface EditInPlace {
  editing: boolean;
  edit: () => void;
  leave: () => void;
  row: RefObject<HTMLLIElement | null>;
}

/** A row that gives way to a form. Who leaves the form finds the focus on what opened it: the row's `[data-more]`. */
export function useEditInPlace(): EditInPlace {
  const [editing, setEditing] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const leave = () => {
    setEditing(false);
    // The row is drawn by then.
    requestAnimationFrame(() => row.current?.querySelector<HTMLElement>('[data-more]')?.focus());
  };
  // A menu that opened it gives the focus back first, which the form's field then takes.
  const edit = () => void requestAnimationFrame(() => setEditing(true));
  return { editing, edit, leave, row };
}
