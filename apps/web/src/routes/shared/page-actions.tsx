import { t } from '@lingui/core/macro';
import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

/** The page as a file. */
export function ExportLink({ href, children }: { href: string; children: string }) {
  return (
    <Button variant="ghost" size="sm" asChild>
      <a href={href} download aria-label={t`Save as ${children}`}>
        <Icon of={Download} size={14} />
        <span className="max-md:hidden">{children}</span>
      </a>
    </Button>
  );
}

/** The browser prints the page, or saves it as PDF. */
export function PrintButton() {
  return (
    <Button variant="ghost" size="sm" onClick={() => window.print()} aria-label={t`Print or save as PDF`}>
      <Icon of={Printer} size={14} />
      <span className="max-md:hidden">{t`Print`}</span>
    </Button>
  );
}
