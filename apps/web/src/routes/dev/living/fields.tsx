import Mail from 'lucide-react/icons/mail';
import { DropTarget } from '../../../ui/drop-target.tsx';
import { Dropzone } from '../../../ui/dropzone.tsx';
import { FormSection } from '../../../ui/form-section.tsx';
import { InlineFormActions } from '../../../ui/inline-form-actions.tsx';
import { Input, Select, Textarea } from '../../../ui/input.tsx';
import type { Specimen } from './specimen.ts';

const quiet = () => undefined;

export const fields: readonly Specimen[] = [
  {
    name: 'Input',
    files: ['input.tsx', 'form-field.tsx'],
    states: {
      Empty: <Input label="Course name" placeholder="Tides and Coasts" />,
      'With a hint': <Input label="Course name" hint="You can change it later." defaultValue="Tides" />,
      'With an icon, large': (
        <Input label="Email address" icon={Mail} size="lg" defaultValue="leila.osei@northmere.example" />
      ),
      Wrong: (
        <Input
          label="Email address"
          defaultValue="leila.osei@"
          error="Write the whole address, with what comes after the @."
        />
      ),
      'Read-only': <Input label="Address" defaultValue="/wiki/course/ocn-120" readOnly />,
      Disabled: <Input label="Course name" defaultValue="Tides" disabled />,
    },
  },
  {
    name: 'Select',
    states: {
      Medium: (
        <Select label="Week" defaultValue="3">
          <option value="2">2: Currents and their edges</option>
          <option value="3">3: Waves on a beach</option>
        </Select>
      ),
      Disabled: (
        <Select label="Week" disabled>
          <option>No plan</option>
        </Select>
      ),
    },
  },
  {
    name: 'Text area',
    states: {
      Grows: <Textarea label="Notes" defaultValue={'Low water on Friday at 7:40.\nBring boots.'} />,
      Wrong: <Textarea label="Your reply" error="Say what you think, even if you are not sure." />,
    },
  },
  {
    name: 'Drop target',
    files: ['drop-target.tsx'],
    note: 'Drag a file over it to see what a drop does. Here nothing is sent.',
    states: {
      Week: (
        <DropTarget as="article" label="Drop to attach to week 3" onFiles={quiet} className="relative p-4">
          Week 3, Meanders
        </DropTarget>
      ),
    },
  },
  {
    name: 'Dropzone',
    files: ['dropzone.tsx'],
    note: 'Drag a file over it to see it open. Here nothing is sent.',
    states: {
      Empty: (
        <Dropzone
          label="Drop the syllabus here"
          hint="PDF or Word, up to 25 MB"
          button="Choose a file"
          accept=".pdf"
          onFiles={quiet}
        />
      ),
      'Compact, many': (
        <Dropzone
          compact
          multiple
          label="Drop files here"
          button="Add files"
          folderButton="Add a folder"
          accept=".pdf"
          onFiles={quiet}
        />
      ),
      Wrong: (
        <Dropzone
          label="Drop the syllabus here"
          button="Choose another"
          accept=".pdf"
          error="The file is empty. Choose another one."
          onFiles={quiet}
        />
      ),
      Disabled: (
        <Dropzone label="Drop the syllabus here" button="Choose a file" accept=".pdf" disabled onFiles={quiet} />
      ),
    },
  },
  {
    name: 'Form section',
    files: ['form-section.tsx', 'inline-form-actions.tsx'],
    states: {
      'With its end': (
        <form onSubmit={(event) => event.preventDefault()}>
          <FormSection title="Files" aside="Optional">
            <p className="mb-3 text-secondary text-sm">What stands in the row’s place while it is edited.</p>
            <InlineFormActions action="Save" saving={false} onCancel={quiet} />
          </FormSection>
        </form>
      ),
      Saving: (
        <form onSubmit={(event) => event.preventDefault()}>
          <InlineFormActions action="Save" saving onCancel={quiet} />
        </form>
      ),
    },
  },
];
