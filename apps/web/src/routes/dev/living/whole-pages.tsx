import MapPinOff from 'lucide-react/icons/map-pin-off';
import type { ReactNode } from 'react';
import { LoadingScreen } from '../../../layout/loading-screen.tsx';
import { MessagePage } from '../../../layout/message-page.tsx';
import { OfflineBanner } from '../../../layout/offline-banner.tsx';
import { SessionFrame, TickProgress } from '../../../layout/session-frame.tsx';
import { SkipLink } from '../../../layout/skip-link.tsx';
import { loadingTexts } from '../../../lib/loading-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { CardSide, StudyCard } from '../../../ui/study-card.tsx';

/** What fills a page by itself opens as one: `?page=`. */
export interface WholePage {
  key: string;
  name: string;
  files: readonly string[];
  note: string;
  draw: (leave: () => void) => ReactNode;
}

export const wholePages: readonly WholePage[] = [
  {
    key: 'loading',
    name: 'Loading screen',
    files: ['loading-screen.tsx'],
    note: 'Appears after 200 ms, so that a quick answer never shows it.',
    draw: () => <LoadingScreen text={loadingTexts.workspace} />,
  },
  {
    key: 'message',
    name: 'Message page',
    files: ['message-page.tsx'],
    note: 'One thing to say and what to do about it.',
    draw: (leave) => (
      <MessagePage
        icon={MapPinOff}
        title="There is no page here"
        actions={
          <Button variant="primary" size="lg" onClick={leave}>
            Back to the components
          </Button>
        }
      >
        <p>The same frame tells of errors, of what is not yours, and of what was updated.</p>
      </MessagePage>
    ),
  },
  {
    key: 'session',
    name: 'Session',
    files: ['session-frame.tsx'],
    note: 'One card at a time; on a phone the answers stay within reach of the thumb.',
    draw: (leave) => (
      <SessionFrame
        title="Flashcards"
        subtitle="OCN 120, week 3"
        progress={<TickProgress label="Cards" ticks={['done', 'missed', 'now', 'ahead', 'ahead']} at={2} />}
        hints={[{ keys: ['Space'], label: 'Turn' }]}
        answers={
          <Button variant="primary" size="lg" block onClick={leave} className="md:mx-auto md:flex md:w-80">
            Show the answer
          </Button>
        }
        onLeave={leave}
      >
        <StudyCard label="Recall: Fetch">
          <CardSide kind="Recall" large>
            Fetch
          </CardSide>
        </StudyCard>
      </SessionFrame>
    ),
  },
  {
    key: 'around',
    name: 'Around every page',
    files: ['skip-link.tsx', 'offline-banner.tsx'],
    note: 'The first press of Tab shows the skip link; without a network the banner shows.',
    draw: (leave) => (
      <>
        <SkipLink to="main">Skip to content</SkipLink>
        <main id="main" tabIndex={-1} className="grid min-h-dvh place-items-center outline-none">
          <div>
            <h1 className="type-page">Press Tab, or turn the network off</h1>
            <Button onClick={leave} className="mt-4">
              Back to the components
            </Button>
          </div>
        </main>
        <OfflineBanner />
      </>
    ),
  },
];
