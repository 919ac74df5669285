import { screen } from '@testing-library/react';
import { streamWeekGeneration } from '@weekwise/contracts/activities.ts';
import { getSession, getUser, login } from '@weekwise/contracts/auth.ts';
import { startCheckout } from '@weekwise/contracts/billing.ts';
import { deployFolder } from '@weekwise/contracts/billing-deployments.ts';
import { streamAnswer } from '@weekwise/contracts/chat.ts';
import type { Contract } from '@weekwise/contracts/contract.ts';
import { type ErrorCode, errorTable } from '@weekwise/contracts/errors.ts';
import { callFailures } from '@weekwise/contracts/fixed-texts.ts';
import { listFolders, renameFolder } from '@weekwise/contracts/folders.ts';
import { getTaskProgress } from '@weekwise/contracts/tasks.ts';
import { getWiki } from '@weekwise/contracts/wiki.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeWeek } from '../features/activities/week/week.queries.ts';
import { applyEvent, newTurn } from '../features/chat/turn.ts';
import { call } from '../lib/api/call.ts';
import { ContractViolation, messageOf } from '../lib/api/errors.ts';
import { nameOf, refusal } from '../lib/api/request.ts';
import { streamEvents } from '../lib/api/stream.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { closeSession, openSession } from '../lib/session/session-store.ts';
import { chooseTheme, currentTheme } from '../lib/theme.ts';
import { makeRecord } from '../testing/factories.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { aVisitor } from '../testing/known-student.ts';
import { openApp } from '../testing/render-app.tsx';

// The error catalogue of spec §8, a row for each text: what happens, and the words it comes to.

beforeEach(() => closeSession());

const thrown = async (act: () => Promise<unknown>): Promise<Error> => {
  const error = await act().then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof Error)) throw new Error('nothing was thrown');
  return error;
};

describe('a call that fails names itself and its status in the console', () => {
  it.each([
    [login, 'Login initiation failed'],
    [getUser, 'Failed to get user info'],
    [listFolders, 'List folders failed'],
    [startCheckout, 'Failed to create checkout session'],
    [deployFolder, 'Failed to deploy folder'],
  ] as [Contract, string][])('%#', (contract, label) => {
    const { cause } = refusal(contract, 500, 'the body');
    expect((cause as Error).message).toBe(`${label}. HTTP error! status: 500, the body`);
    expect(callFailures[nameOf(contract)]).toBe(label);
  });

  it('where it is read once a screen has it, for what the server is at fault', async () => {
    const say = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const server = fakeServer();
    const client = createQueryClient({ onSignedOut: () => undefined });
    const queryFn = () => call(listFolders, { params: { userId: 'u1' } });
    const ask = () => client.fetchQuery({ queryKey: ['folders'], queryFn, retry: false }).catch(() => undefined);
    server.refuse(listFolders, 'claim_mismatch');
    await ask();
    expect(say).not.toHaveBeenCalled();
    server.on(listFolders, () => new Response('the body', { status: 500 }));
    await ask();
    expect(say).toHaveBeenCalledWith('List folders failed. HTTP error! status: 500, the body');
  });

  it('others by the status alone', () => {
    expect((refusal(renameFolder, 418, '').cause as Error).message).toBe('HTTP error! status: 418, ');
  });
});

/** What the student reads of a call that the server refuses with a code. */
const refused = async (contract: Contract & { kind: 'json' }, code: ErrorCode, input: object) => {
  fakeServer().refuse(contract, code);
  return messageOf(await thrown(() => call(contract, input as never)));
};

describe('calls', () => {
  const folder = { params: { userId: 'u1' }, body: { folder_name: 'Rivers' } };
  it('deploy folder: the drive lacks a permission: Authentication Error, with where to sign in again', async () => {
    const { status, text } = errorTable.drive_scope_missing;
    const detail = { error_type: 'authentication_scope_error', reauth_url: '/drives/d1' };
    fakeServer().on(deployFolder, () =>
      Response.json({ code: 'drive_scope_missing', message: text, detail }, { status }),
    );
    const error = await thrown(() => call(deployFolder, folder as never));
    expect([status, error.message]).toEqual([403, expect.stringMatching(/^Authentication Error/)]);
    expect(error).toMatchObject({ detail });
  });
  it('deploy folder: the drive wants a new sign-in: Authentication Required', async () => {
    expect(await refused(deployFolder, 'drive_reauth_required', folder)).toMatch(/^Authentication Required/);
  });
  it('deploy folder: else what the server says', async () => {
    expect(await refused(deployFolder, 'folder_name_taken', folder)).toBe(errorTable.folder_name_taken.text);
  });
  it('background task: what the server says', async () => {
    const input = { params: { taskId: 't1' } };
    expect(await refused(getTaskProgress, 'task_not_found', input)).toBe(errorTable.task_not_found.text);
  });
  it('wiki page: not found, with its id', () => {
    expect(errorTable.wiki_not_found).toEqual({ status: 404, text: 'Wiki page {id} not found' });
    expect(getWiki.errors).toContain('wiki_not_found');
  });
  it('a blank folder id: no call, Invalid folder ID', async () => {
    const server = fakeServer();
    const error = await thrown(() =>
      call(renameFolder, { params: { folderId: 'undefined' }, body: { new_name: 'Streams' } }),
    );
    expect([error.message, server.seen]).toEqual(['Invalid folder ID', []]);
  });
  it('a broken contract: CONTRACT VIOLATION with its name; the student reads no detail of it', async () => {
    fakeServer().on(renameFolder, () => Response.json({ nonsense: true }));
    const error = await thrown(() => call(renameFolder, { params: { folderId: 'f1' }, body: { new_name: 'Streams' } }));
    expect(error).toBeInstanceOf(ContractViolation);
    expect(error.message).toMatch(/^CONTRACT VIOLATION: POST \/api\/folders\/:folderId\/rename/);
    expect(messageOf(error)).toBe(errorTable.internal.text);
  });
});

const stream = (...lines: string[]) =>
  new Response(lines.map((line) => `data: ${line}\n\n`).join(''), { headers: { 'content-type': 'text/event-stream' } });
const listen = async () => {
  const body = { question: 'Why?', current_folder: 'f1' };
  for await (const _ of streamEvents(streamAnswer, { body }));
};

describe('the chat stream', () => {
  it('refused: HTTP error! status, with the body', async () => {
    fakeServer().on(streamAnswer, () => new Response('a proxy’s page', { status: 502 }));
    const { cause } = await thrown(listen);
    expect((cause as Error).message).toBe('HTTP error! status: 502, a proxy’s page');
  });
  it('without a body: No response body reader available', async () => {
    fakeServer().on(streamAnswer, () => new Response(null, { status: 200 }));
    expect((await thrown(listen)).message).toBe('No response body reader available');
  });
  it('silent for 30 s: Streaming timeout - no response from server', async () => {
    vi.useFakeTimers();
    const never = new ReadableStream();
    fakeServer().on(streamAnswer, () => new Response(never));
    const error = thrown(listen);
    await vi.advanceTimersByTimeAsync(30_000);
    expect((await error).message).toBe('Streaming timeout - no response from server');
  });
});

describe('an error event of the chat', () => {
  it.each([
    ['its message', errorTable.internal.text, errorTable.internal.text],
    ['Unknown error, where it says nothing', '', 'Unknown error'],
  ])('%s', (_, message, text) => {
    const turn = applyEvent(newTurn('t', 'Why?'), { type: 'error', code: 'internal', message });
    expect(turn.failure?.message).toBe(text);
  });
});

describe('the stream of activities', () => {
  beforeEach(() => openSession(makeRecord()));
  const make = () =>
    makeWeek({ folderId: 'f1', week: 3 }, {
      anew: false,
      signal: new AbortController().signal,
      onStep: () => undefined,
    } as never);
  it('an error event rejects with its words', async () => {
    const event = { type: 'error', code: 'generation_failed', message: errorTable.generation_failed.text };
    fakeServer().on(streamWeekGeneration, () => stream(JSON.stringify(event)));
    expect((await thrown(make)).message).toBe(errorTable.generation_failed.text);
  });
  it('the connection breaks: Connection error during generation', async () => {
    fakeServer().disconnect(streamWeekGeneration);
    expect((await thrown(make)).message).toMatch(/^Connection error during generation/);
  });
  it('ends without saying how: the same', async () => {
    fakeServer().on(streamWeekGeneration, () => stream());
    expect((await thrown(make)).message).toMatch(/^Connection error during generation/);
  });
  it('takes 120 s: Generation timeout', async () => {
    const timeout = new AbortController();
    const wait = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
    fakeServer().on(streamWeekGeneration, () => new Response(new ReadableStream()));
    const error = thrown(make);
    expect(wait).toHaveBeenCalledWith(120_000);
    timeout.abort();
    expect((await error).message).toMatch(/^Generation timeout/);
    wait.mockRestore();
  });
});

describe('screens', () => {
  afterEach(() => document.documentElement.removeAttribute('data-theme'));
  const shown = async (error: string) => {
    const server = fakeServer();
    server.answer(getSession, aVisitor);
    openApp(`/?error=${encodeURIComponent(error)}`);
    expect(await screen.findByRole('heading', { name: 'Authentication Error' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Request New Magic Link' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Back to Homepage' })).toBeInTheDocument();
    return screen.getByRole('alert').textContent;
  };
  it.each([
    ['a reason', errorTable.mail_not_sent.text, errorTable.mail_not_sent.text],
    [
      'a reason that is not ours',
      'Mail was <b>refused</b>',
      'The sign-in did not work. The link that led here says:Mail was <b>refused</b>',
    ],
    ['an expiry', errorTable.link_expired.text, 'Your magic link has expired. Please request a new one to continue.'],
    ['another expiry', 'It has expired', 'Your magic link has expired. Please request a new one to continue.'],
  ])('authentication error in the address: %s', async (_, error, text) => {
    expect(await shown(error)).toBe(text);
  });
  it('unknown theme: a warning, no change', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const before = currentTheme();
    chooseTheme('neon');
    expect(warn).toHaveBeenCalledWith('Unknown theme: neon');
    expect(currentTheme()).toBe(before);
    warn.mockRestore();
  });
});
