import { infiniteQueryOptions } from '@tanstack/react-query';
import { type AuditEntry, type auditSubjects, listAudit } from '@weekwise/contracts/admin-audit.ts';
import { call } from '../../../lib/api/call.ts';
import { contactOf, type StudentIdentity, studentOf } from '../users/student.ts';

export type SubjectKind = (typeof auditSubjects)[number];

/** All changes, those to one kind of thing, or to one. */
export interface LogOf {
  kind?: SubjectKind;
  id?: string;
}

/** Both the name and what tells it from another of that name. */
function sayActor(student: StudentIdentity): string {
  const contact = contactOf(student);
  return student.name && student.name !== contact ? `${student.name}, ${contact}` : contact;
}

const entryOf = (entry: AuditEntry) => ({
  id: entry.entry_id,
  at: entry.at,
  actorId: entry.actor.user_id,
  /** null: an account that is deleted. */
  actor: entry.actor.name === null ? null : sayActor(studentOf({ ...entry.actor, name: entry.actor.name })),
  action: entry.action,
  subject: entry.subject,
  reason: entry.reason,
  before: entry.before,
  after: entry.after,
});
export type LogEntry = ReturnType<typeof entryOf>;

export const logQuery = ({ kind, id }: LogOf) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'log', kind ?? null, id ?? null],
    queryFn: async ({ pageParam, signal }) => {
      const query = {
        ...(kind !== undefined && { subject_kind: kind }),
        ...(id !== undefined && { subject_id: id }),
        ...(pageParam !== null && { before: pageParam }),
      };
      const { entries, has_more } = await call(listAudit, { query, signal });
      return { entries: entries.map(entryOf), hasMore: has_more };
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ entries, hasMore }) => (hasMore ? (entries.at(-1)?.id ?? null) : null),
    staleTime: 0,
  });
