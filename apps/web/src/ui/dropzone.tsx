import { t } from '@lingui/core/macro';
import { clsx } from 'clsx';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import FileUp from 'lucide-react/icons/file-up';
import { type ReactNode, useId, useRef } from 'react';
import { Button } from './button.tsx';
import { withoutJunk } from './dropped-files.ts';
import { Icon } from './icon.tsx';
import { useFileDrop } from './use-file-drop.ts';

/** A place to drop files on, with a button that opens the picker. */
export function Dropzone({
  label,
  hint,
  button,
  folderButton,
  accept,
  multiple,
  compact,
  primary,
  error,
  disabled,
  onFiles,
}: {
  /** What goes here: "Drop the syllabus here". */
  label: string;
  hint?: ReactNode;
  /** What the button says: "Choose a file". */
  button: string;
  /** A second button that takes a whole folder, where the browser can: "Add a folder". */
  folderButton?: string;
  accept: string;
  multiple?: boolean;
  compact?: boolean;
  /** It is what there is to do on the page. */
  primary?: boolean;
  error?: string | null;
  disabled?: boolean;
  onFiles: (files: File[]) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const folderInput = useRef<HTMLInputElement>(null);
  const id = useId();
  const { over, handlers } = useFileDrop((files) => onFiles(multiple ? files : files.slice(0, 1)), {
    enabled: !disabled,
    folders: multiple,
  });

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
          <p className="font-medium max-md:hidden">{over ? t`Let go to add` : label}</p>
          {hint && (
            <p id={id} className="text-pretty text-muted text-xs max-md:mb-2">
              {hint}
            </p>
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            variant={primary ? 'primary' : 'secondary'}
            size={compact ? 'sm' : 'md'}
            disabled={disabled}
            aria-describedby={hint ? id : undefined}
            onClick={() => input.current?.click()}
          >
            {button}
          </Button>
          {folderButton && picksFolders && (
            <Button
              variant="ghost"
              size={compact ? 'sm' : 'md'}
              disabled={disabled}
              onClick={() => folderInput.current?.click()}
            >
              {folderButton}
            </Button>
          )}
        </div>
        {folderButton && (
          <input
            ref={folderInput}
            type="file"
            hidden
            aria-label={folderButton}
            {...takesFolder}
            onChange={(event) => {
              onFiles(withoutJunk([...(event.target.files ?? [])]));
              event.target.value = '';
            }}
          />
        )}
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
        <p role="alert" className="mt-1 flex items-start gap-1 text-danger text-xs">
          <Icon of={CircleAlert} size={14} className="mt-px shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}

/** Known to browsers and not to the types of React. */
const takesFolder = { webkitdirectory: '' };
/** Phones of one maker have no picker for folders. */
const picksFolders = 'webkitdirectory' in HTMLInputElement.prototype;
