import FileUp from 'lucide-react/icons/file-up';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { useFileDrop } from '../../ui/use-file-drop.ts';

/** Takes files dropped anywhere on the screen. The file list has the same for keyboard and touch. */
export function DropOverlay({
  label,
  onFiles,
  className,
  children,
}: {
  label: string;
  onFiles: (files: File[]) => void;
  className?: string;
  children: ReactNode;
}) {
  const { over, handlers } = useFileDrop(onFiles, { folders: true });
  return (
    <div {...handlers} className={className}>
      {children}
      {over && (
        <div className="pointer-events-none fixed inset-0 z-(--syllabus-z-dialog) grid place-items-center bg-overlay p-6">
          <p className="flex items-center gap-3 rounded-xl border-2 border-accent border-dashed bg-raised px-8 py-6 font-medium shadow-lg">
            <Icon of={FileUp} size={20} className="text-accent-primary" />
            {label}
          </p>
        </div>
      )}
    </div>
  );
}
