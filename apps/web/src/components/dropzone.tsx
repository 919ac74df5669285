import { clsx } from 'clsx';
import { FileUp } from 'lucide-react';
import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

/** A place to drop files on, with a button that opens the picker. */
export function Dropzone({
  label,
  hint,
  button,
  accept,
  multiple,
  compact,
  error,
  disabled,
  onFiles,
}: {
  /** What goes here: "Drop the syllabus here". */
  label: string;
  hint?: ReactNode;
  /** What the button says: "Choose a file". */
  button: string;
  accept: string;
  multiple?: boolean;
  compact?: boolean;
  error?: string | null;
  disabled?: boolean;
  onFiles: (files: File[]) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const { over, handlers } = useFileDrop((files) => onFiles(multiple ? files : files.slice(0, 1)), !disabled);

  return (
    <div>
      <div
        {...handlers}
        className={clsx(
          'flex flex-col items-start gap-1 rounded-lg border border-dashed transition-colors md:flex-row md:items-center md:gap-4',
          compact ? 'px-4 py-3' : 'px-4 py-4 md:px-5 md:py-6',
          over ? 'border-accent bg-accent-soft' : error ? 'border-danger bg-surface' : 'border-strong bg-surface',
        )}
      >
        {!compact && (
          <Icon of={FileUp} size={20} className={clsx('max-md:hidden', over ? 'text-link' : 'text-muted')} />
        )}
        <div className="min-w-0 flex-1">
          <p className="font-medium max-md:hidden">{over ? 'Let go to add' : label}</p>
          {hint && (
            <p id={id} className="text-muted text-xs max-md:mb-2">
              {hint}
            </p>
          )}
        </div>
        <Button
          size={compact ? 'sm' : 'md'}
          disabled={disabled}
          aria-describedby={hint ? id : undefined}
          onClick={() => input.current?.click()}
        >
          {button}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={label}
          accept={accept}
          multiple={multiple}
          onChange={(event) => {
            onFiles([...(event.target.files ?? [])]);
            // The same file may be chosen again after it was taken out.
            event.target.value = '';
          }}
        />
      </div>
      {error && (
        <p role="alert" className="mt-1 text-danger text-xs">
          {error}
        </p>
      )}
    </div>
  );
}

/** Handlers for an element that takes dropped files, and whether some hang over it. Folders and text are ignored. */
export function useFileDrop(onFiles: (files: File[]) => void, enabled = true) {
  const [depth, setDepth] = useState(0);
  const takes = (event: DragEvent) => enabled && event.dataTransfer.types.includes('Files');
  return {
    over: depth > 0,
    handlers: {
      onDragEnter: (event: DragEvent) => {
        if (takes(event)) setDepth((now) => now + 1);
      },
      onDragLeave: (event: DragEvent) => {
        if (takes(event)) setDepth((now) => Math.max(0, now - 1));
      },
      onDragOver: (event: DragEvent) => {
        if (!takes(event)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
      },
      onDrop: (event: DragEvent) => {
        if (!takes(event)) return;
        event.preventDefault();
        setDepth(0);
        const files = [...event.dataTransfer.items].flatMap((item) => {
          const file = item.webkitGetAsEntry?.()?.isDirectory ? null : item.getAsFile();
          return file ? [file] : [];
        });
        if (files.length > 0) onFiles(files);
      },
    },
  };
}
