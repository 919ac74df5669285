import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { toast } from 'sonner';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { forgetPendingRequests } from '../lib/api/shared-requests.ts';
import { prefetchModules } from '../lib/lazy-module.tsx';

// jsdom draws nothing: these are what Radix, the toasts and our layout ask a drawing browser for.
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
globalThis.IntersectionObserver = class extends ResizeObserver {} as unknown as typeof IntersectionObserver;
Element.prototype.scrollIntoView = () => undefined;
Range.prototype.getBoundingClientRect = () => document.body.getBoundingClientRect();
Element.prototype.hasPointerCapture = () => false;
Element.prototype.setPointerCapture = () => undefined;
window.matchMedia = (query) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  }) as MediaQueryList;

// A busy machine draws slowly; what never comes still fails.
configure({ asyncUtilTimeout: 15_000 });

// Menus, dialogs and tooltips are here, as they are in the browser once a page is at rest.
beforeAll(prefetchModules);

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  toast.dismiss();
  // What one test asked and never heard is no answer for the next.
  forgetPendingRequests();
  // Files share the clock: one test that failed with its own running would stop all that wait after it.
  vi.useRealTimers();
});

// The next file begins with modules that hold nothing yet, and with a browser as it was.
afterAll(() => {
  vi.resetModules();
  vi.unstubAllGlobals();
});
