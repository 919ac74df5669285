import { Select, Textarea } from '../../../components/input.tsx';
import type { EditableItem } from './items.queries.ts';

/** The fields that an item of its type has. */
export function ItemFields({ fields }: { fields: EditableItem['fields'] }) {
  return (
    <>
      {fields.front !== undefined && <Textarea label="Front" name="front" defaultValue={fields.front} required />}
      {fields.back !== undefined && <Textarea label="Back" name="back" defaultValue={fields.back} required />}
      {fields.statement !== undefined && (
        <Textarea label="Statement" name="statement" defaultValue={fields.statement} required />
      )}
      {fields.answer !== undefined && (
        <Select label="It is" name="answer" defaultValue={String(fields.answer)}>
          <option value="true">True</option>
          <option value="false">False</option>
        </Select>
      )}
      {fields.question !== undefined && (
        <Textarea label="Question" name="question" defaultValue={fields.question} required />
      )}
      {fields.options?.map((option, index) => (
        <Textarea key={index} label={`Option ${index + 1}`} name="option" defaultValue={option} required />
      ))}
      {fields.options && (
        <Select label="Right answer" name="answer_index" defaultValue={String(fields.answer_index)}>
          {fields.options.map((_, index) => (
            <option key={index} value={index}>
              Option {index + 1}
            </option>
          ))}
        </Select>
      )}
      {fields.topic !== undefined && <Textarea label="Topic" name="topic" defaultValue={fields.topic} required />}
      <Textarea label="Explanation" name="explanation" defaultValue={fields.explanation} />
    </>
  );
}
