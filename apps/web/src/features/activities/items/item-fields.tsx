import { t } from '@lingui/core/macro';
import { Select, Textarea } from '../../../ui/input.tsx';
import type { EditableItem } from './items.queries.ts';

/** The fields that an item of its type has. */
export function ItemFields({ fields }: { fields: EditableItem['fields'] }) {
  return (
    <>
      {fields.front !== undefined && <Textarea label={t`Front`} name="front" defaultValue={fields.front} required />}
      {fields.back !== undefined && <Textarea label={t`Back`} name="back" defaultValue={fields.back} required />}
      {fields.statement !== undefined && (
        <Textarea label={t`Statement`} name="statement" defaultValue={fields.statement} required />
      )}
      {fields.answer !== undefined && (
        <Select label={t`It is`} name="answer" defaultValue={String(fields.answer)}>
          <option value="true">{t`True`}</option>
          <option value="false">{t`False`}</option>
        </Select>
      )}
      {fields.question !== undefined && (
        <Textarea label={t`Question`} name="question" defaultValue={fields.question} required />
      )}
      {fields.options?.map((option, index) => (
        <Textarea key={index} label={t`Option ${index + 1}`} name="option" defaultValue={option} required />
      ))}
      {fields.options && (
        <Select label={t`Right answer`} name="answer_index" defaultValue={String(fields.answer_index)}>
          {fields.options.map((_, index) => (
            <option key={index} value={index}>
              {t`Option ${index + 1}`}
            </option>
          ))}
        </Select>
      )}
      {fields.topic !== undefined && <Textarea label={t`Topic`} name="topic" defaultValue={fields.topic} required />}
      <Textarea label={t`Explanation`} name="explanation" defaultValue={fields.explanation} />
    </>
  );
}
