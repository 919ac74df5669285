import { z } from 'zod';
import { instant, success, timeZone } from './common.ts';
import { defineContract } from './contract.ts';
import { suggestion } from './suggestions.ts';

/** A suggestion in the list behind the bell, in words that hold now. */
export const notification = suggestion.omit({ suggestion_id: true, fallback: true }).extend({
  notification_id: z.string(),
  text: z.string(),
  said_at: instant,
  is_read: z.boolean(),
});

/** What was suggested and still holds, the newest first. */
export const listNotifications = defineContract({
  method: 'GET',
  path: '/api/suggestions/notifications',
  access: 'session',
  kind: 'json',
  query: z.object({ time_zone: timeZone }),
  response: z.object({ notifications: z.array(notification) }),
  errors: [],
});

/** The student has looked at the list: what was said up to then is read. */
export const readNotifications = defineContract({
  method: 'POST',
  path: '/api/suggestions/notifications/read',
  access: 'session',
  kind: 'json',
  body: z.object({ until: instant }),
  response: success,
  errors: [],
});

/** Empties the list. What still holds may be suggested again tomorrow. */
export const clearNotifications = defineContract({
  method: 'DELETE',
  path: '/api/suggestions/notifications',
  access: 'session',
  kind: 'json',
  response: success,
  errors: [],
});
