import { t } from '@lingui/core/macro';
import { limits } from '@weekwise/contracts/limits.ts';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Input } from '../../../ui/input.tsx';

/** For a week whose own topic the files say nothing about: what they do cover, in the student's words. */
export function TopicForm({ onStart }: { onStart: (topic: string) => void }) {
  const [topic, setTopic] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (topic.trim()) onStart(topic.trim());
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-wrap items-end gap-2">
      <Input
        label={t`Or name a topic that your files cover`}
        value={topic}
        maxLength={limits.topicLength}
        onChange={({ target }) => setTopic(target.value)}
        fieldClassName="min-w-48 flex-1"
      />
      <Button type="submit">{t`Make from my files`}</Button>
    </form>
  );
}
