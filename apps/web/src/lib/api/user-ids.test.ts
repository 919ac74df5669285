import { generateWeek, streamWeekGeneration } from '@weekwise/contracts/activities.ts';
import { generateActivity } from '@weekwise/contracts/activities-on-demand.ts';
import { deleteMessage, listMessages } from '@weekwise/contracts/chat.ts';
import { archiveThread, createThread, deleteThread } from '@weekwise/contracts/chat-threads.ts';
import type { Contract } from '@weekwise/contracts/contract.ts';
import { syncFolder } from '@weekwise/contracts/drives-sync.ts';
import { userIdTexts } from '@weekwise/contracts/fixed-texts.ts';
import { vectorizeFolder } from '@weekwise/contracts/retrieval-embedding.ts';
import { getSimpleSyllabus } from '@weekwise/contracts/syllabus.ts';
import { demoFolder, demoUser } from '@weekwise/domain/demo.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeRecord } from '../../testing/factories.ts';
import { closeSession, openSession } from '../session/session-store.ts';
import { ApiError } from './errors.ts';
import { buildRequest, nameOf } from './request.ts';

const required = 'User ID is required';
const forActivities = 'User ID is required for generating learning activities';
const folder = { params: { folderId: 'f1' } };
const thread = { body: { thread_id: 't1' } };
/** Each call of spec §5 with an input that it takes, and what is said where nobody is signed in. */
const calls: [string, Contract, object, string][] = [
  ['folder sync', syncFolder, folder, required],
  ['folder vectorization', vectorizeFolder, folder, required],
  ['thread messages', listMessages, { params: { threadId: 't1' } }, required],
  ['a new thread', createThread, { body: { folder_id: 'f1' } }, required],
  ['deleting a thread', deleteThread, thread, required],
  ['archiving a thread', archiveThread, thread, required],
  ['deleting a message', deleteMessage, { params: { messageId: 'm1' } }, required],
  ['the syllabus', getSimpleSyllabus, folder, required],
  ['learning activities', generateWeek, { body: { folder_id: 'f1', week_number: 1 } }, forActivities],
  ['the stream of learning activities', streamWeekGeneration, { params: { folderId: 'f1', week: '1' } }, forActivities],
  ['the interactive module', generateActivity, { body: {} }, 'User not authenticated'],
];

describe('calls that need a user id', () => {
  beforeEach(() => closeSession());

  it.each(calls)('%s: no request leaves where nobody is signed in', (_, contract, input, text) => {
    expect(() => buildRequest(contract, input)).toThrow(ApiError);
    expect(() => buildRequest(contract, input)).toThrow(text);
    expect(userIdTexts[nameOf(contract)]).toBe(text);
  });

  it('are made for who is signed in, and for the demo', () => {
    expect(buildRequest(getSimpleSyllabus, { params: { folderId: demoFolder.id } }).headers).toMatchObject({
      'x-user-id': demoUser.id,
    });
    openSession(makeRecord());
    expect(buildRequest(getSimpleSyllabus, folder).headers).toMatchObject({ 'x-user-id': 'u1' });
  });
});
