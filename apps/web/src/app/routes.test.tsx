import { screen, waitFor } from '@testing-library/react';
import { checkAdminStatus, getSession, getSignInWays } from '@weekwise/contracts/auth.ts';
import { openDemo } from '@weekwise/contracts/demo.ts';
import { webRoutes } from '@weekwise/contracts/web-routes.ts';
import { getWiki, popularWikis, searchWikis, wikiStats } from '@weekwise/contracts/wiki.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fullRedirect } from '../lib/full-redirect.ts';
import { writeRecord } from '../lib/session/session-record.ts';
import { closeSession } from '../lib/session/session-store.ts';
import { makeRecord } from '../testing/factories.ts';
import { aVisitor, expires_at, knownStudent } from '../testing/known-student.ts';
import { openApp } from '../testing/render-app.tsx';

vi.mock('../lib/full-redirect.ts', () => ({ fullRedirect: vi.fn() }));

// Every route of spec §2, as a visitor and as a student with one course: what shows, by its heading.

const landing = /one week at a time/;
const either = (heading: RegExp | string) => ({ visitor: heading, student: heading });

const specRoutes: Record<string, { at?: string; visitor: RegExp | string; student: RegExp | string | null }> = {
  // With folders and an active subscription they lead home by a full redirect (spec §4).
  '/onboarding/success': { visitor: landing, student: null },
  '/subscription-success': { visitor: landing, student: null },
  '/': { visitor: landing, student: 'Courses' },
  '/auth/callback': { visitor: /Authentication Error/, student: 'Courses' },
  '/auth/simple-unlock': either(/./),
  '/auth/verify-email-magic-link': either(/Authentication Error/),
  '/debug-landing': { visitor: landing, student: landing },
  '/security': either('Security'),
  '/privacy-policy': either(/Privacy/),
  '/terms-of-service': either(/Terms/),
  '/streaming-test': either('Streaming test'),
  '/chatpanel-debug': { visitor: landing, student: 'Suggestions, for developers' },
  '/assessment-demo': either('The kit'),
  '/showcase-test': either('The kit'),
  '/syllabus-v6-demo': either('The kit'),
  '/course-info-demo': either('The kit'),
  '/course-info-demo-animated': either('The kit'),
  '/geometric-patterns-demo': either('The kit'),
  '/demo': either('The demo could not be opened'),
  '/wiki': either(/wiki/i),
  '/wiki/course/:wikiId': { at: '/wiki/course/w1', ...either(/wiki/i) },
  '/admin': { visitor: 'Admin Access Required', student: 'You are not an admin' },
  '/admin/users/:userId': { at: '/admin/users/u2', visitor: 'Admin Access Required', student: 'You are not an admin' },
  '/dashboard': { visitor: landing, student: 'Courses' },
  '/syllabus/:folderId': { at: '/syllabus/f1?week=3', visitor: landing, student: 'Meanders' },
  '/inverted': { at: '/inverted?pane=centre&week=3', visitor: landing, student: 'Meanders' },
};

function server() {
  const known = knownStudent();
  known.answer(getSignInWays, { email: true, sms: false, providers: [] });
  known.answer(checkAdminStatus, { is_admin: false, user_id: 'u1' });
  known.refuse(openDemo, 'invalid_request');
  known.refuse(getWiki, 'wiki_not_found');
  for (const call of [searchWikis, popularWikis, wikiStats]) known.refuse(call, 'invalid_request');
  return known;
}

beforeEach(() => {
  closeSession();
  vi.mocked(fullRedirect).mockClear();
});

it('the list of pages holds every route of the spec', () => {
  const paths: string[] = webRoutes.map(({ path }) => path);
  expect(Object.keys(specRoutes).filter((path) => !paths.includes(path))).toEqual([]);
});

describe.each(Object.entries(specRoutes))('%s', (path, { at = path, visitor, student }) => {
  it('as a visitor', async () => {
    server().answer(getSession, aVisitor);
    openApp(at);
    expect((await screen.findAllByRole('heading', { name: visitor }))[0]).toBeInTheDocument();
  });

  it('as a student', async () => {
    server();
    writeRecord(makeRecord({ expiresAt: Date.parse(expires_at) }));
    openApp(at);
    if (student === null) await waitFor(() => expect(fullRedirect).toHaveBeenCalledWith('/'));
    else expect((await screen.findAllByRole('heading', { name: student }))[0]).toBeInTheDocument();
  });
});
