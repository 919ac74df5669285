import { t } from '@lingui/core/macro';
import MousePointerClick from 'lucide-react/icons/mouse-pointer-click';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

/** The window that the split screen is drawn for, in pixels; shown smaller. */
const full = { width: 1440, height: 840 };
/** Narrower than so, the demo is drawn as a phone has it, at its own size. */
const narrow = 720;

/**
 * The demo course as it is, in a frame: it comes when it is scrolled to, and takes keys and presses once it is asked
 * to.
 */
export function DemoMiniature() {
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const isNear = useNear(stage);
  const width = useWidth(stage);
  const [inUse, setInUse] = useState(false);
  useEffect(() => {
    // The button that had the focus is gone.
    if (inUse) frame.current?.focus();
  }, [inUse]);
  const isNarrow = width !== null && width < narrow;
  const size = isNarrow ? { width, height: '100%' } : full;
  return (
    <section aria-labelledby="miniature" className="page pb-10 md:pb-18">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div>
          <h2 id="miniature" className="type-week">{t`A whole course, to try right here`}</h2>
          <p className="type-lead mt-2 max-w-[62ch]">{t`Twelve weeks on how cities got clean water, with a reading for each. Press a week, ask a question, open the page it is answered from.`}</p>
        </div>
        <Link to="/demo" className="link font-medium">{t`Open it full size`}</Link>
      </div>
      <div
        ref={stage}
        className="relative h-140 overflow-hidden rounded-xl border border-default bg-surface shadow-lg md:aspect-[1440/840] md:h-auto"
      >
        <Panes />
        {isNear && width !== null && (
          <iframe
            ref={frame}
            src="/demo"
            title={t`The demo course`}
            inert={!inUse}
            style={{ ...size, transform: isNarrow ? undefined : `scale(${width / full.width})` }}
            className="absolute top-0 start-0 origin-top-left"
          />
        )}
        {!inUse && (
          // On a phone above the demo's own bar of tabs.
          <div className="absolute inset-0 flex items-end justify-center pb-20 md:pb-6">
            <Button variant="primary" size="lg" className="shadow-lg" onClick={() => setInUse(true)}>
              <Icon of={MousePointerClick} />
              {t`Try it here`}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}

/** The split screen without its words, until the demo has come. */
function Panes() {
  const line = 'h-2 rounded-full bg-track';
  return (
    <div aria-hidden="true" className="absolute inset-0 flex divide-x">
      <div className="w-[18%] space-y-5 bg-canvas p-5 max-md:hidden">
        {[70, 85, 60, 78, 66, 88, 58, 74].map((width) => (
          <div key={width} className={line} style={{ width: `${width}%` }} />
        ))}
      </div>
      <div className="flex-1 space-y-6 p-8">
        <div className="h-5 w-1/2 rounded-full bg-track" />
        {[90, 72, 84, 64].map((width) => (
          <div key={width} className={line} style={{ width: `${width}%` }} />
        ))}
      </div>
      <div className="w-[28%] space-y-5 bg-canvas p-6 max-md:hidden">
        {[92, 76, 88].map((width) => (
          <div key={width} className={line} style={{ width: `${width}%` }} />
        ))}
      </div>
    </div>
  );
}

/** Whether an element has come near the window; from then on. */
function useNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setNear(true);
        observer.disconnect();
      },
      // A part of it must be in sight: a visitor who signs in at once is not made to wait for it.
      { threshold: 0.15 },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}

/** Pixels between its borders; null until it is drawn. */
function useWidth(element: RefObject<Element | null>): number | null {
  const [width, setWidth] = useState<number | null>(null);
  useEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const measure = () => setWidth(measured.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
