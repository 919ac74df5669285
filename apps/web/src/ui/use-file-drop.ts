import { type DragEvent, useState } from 'react';

/**
 * Handlers for an element that takes dropped files, and whether some hang over it. Text is ignored; folders are walked
 * with `folders` and ignored without. Where one such element lies in another, the inner one takes the files.
 */
export function useFileDrop(
  onFiles: (files: File[]) => void,
  {
    enabled = true,
    folders = false,
    alone = false,
  }: {
    enabled?: boolean;
    folders?: boolean /** What lies around it doesn't show that files hang over. */;
    alone?: boolean;
  } = {},
) {
  const [depth, setDepth] = useState(0);
  const takes = (event: DragEvent) => enabled && event.dataTransfer.types.includes('Files');
  return {
    over: depth > 0,
    handlers: {
      onDragEnter: (event: DragEvent) => {
        if (!takes(event)) return;
        if (alone) event.stopPropagation();
        setDepth((now) => now + 1);
      },
      onDragLeave: (event: DragEvent) => {
        if (!takes(event)) return;
        if (alone) event.stopPropagation();
        setDepth((now) => Math.max(0, now - 1));
      },
      onDragOver: (event: DragEvent) => {
        if (!takes(event)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
      },
      onDrop: (event: DragEvent) => {
        if (!takes(event)) return;
        const taken = event.isDefaultPrevented();
        event.preventDefault();
        setDepth(0);
        if (taken) return;
        // Entries are gone as soon as the handler returns: all are asked for now.
        const items = [...event.dataTransfer.items].map((item) => ({
          entry: item.webkitGetAsEntry?.() ?? null,
          file: item.getAsFile(),
        }));
        const directories = items.flatMap(({ entry }) => (entry?.isDirectory ? [entry] : []));
        const files = items.flatMap(({ entry, file }) => (entry?.isDirectory || !file ? [] : [file]));
        if (directories.length > 0 && folders)
          void import('./dropped-files.ts')
            .then(({ filesInEntries }) => filesInEntries(directories))
            .then((inside) => onFiles([...files, ...inside]));
        else if (files.length > 0) onFiles(files);
      },
    },
  };
}
