import { t } from '@lingui/core/macro';
import { clsx } from 'clsx';
import { AccountMenu } from '../../features/auth/account-menu.tsx';
import { SkipLink } from '../../layout/skip-link.tsx';
import { TopBar } from '../../layout/top-bar.tsx';
import { setOverlay } from '../../lib/shell.ts';
import { Logo } from '../../ui/logo.tsx';
import { ThemeMenu } from '../../ui/theme-menu.tsx';

const steps = [
  { id: 'course', label: t`Syllabus` },
  { id: 'syllabus', label: t`Plan` },
  { id: 'week', label: t`Week 1` },
] as const;

/** Above the way to a first course: where one is on it, who is signed in, and the way out. */
export function OnboardingHeader({ step }: { step: (typeof steps)[number]['id'] }) {
  return (
    <>
      <SkipLink to="main">{t`Skip to content`}</SkipLink>
      <TopBar
        tall
        brand={<Logo />}
        actions={
          <>
            <ThemeMenu />
            <span className="-me-1 flex size-9 items-center justify-center touch:-me-2 touch:size-11">
              <AccountMenu onShowShortcuts={() => setOverlay('shortcuts')} />
            </span>
          </>
        }
      >
        <ol aria-label={t`Steps`} className="ms-2 flex gap-6 text-muted text-sm max-[22rem]:sr-only md:ms-4">
          {steps.map(({ id, label }) => (
            <li
              key={id}
              aria-current={id === step ? 'step' : undefined}
              className={clsx(
                'flex h-12 items-center whitespace-nowrap border-b-2 md:h-14',
                id === step ? 'border-accent-primary font-medium text-primary' : 'border-transparent max-md:hidden',
              )}
            >
              {label}
            </li>
          ))}
        </ol>
      </TopBar>
    </>
  );
}
