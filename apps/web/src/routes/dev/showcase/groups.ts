import { controls } from './controls.tsx';
import { fields } from './fields.tsx';
import { marks } from './marks.tsx';
import { ofChat } from './of-chat.tsx';
import { ofCourse } from './of-course.tsx';
import { ofLists } from './of-lists.tsx';
import { overlays } from './overlays.tsx';
import { progress } from './progress.tsx';
import type { Specimen } from './specimen.ts';
import { structure } from './structure.tsx';

/** The kit, in the order of the page. */
export const groups: readonly { title: string; specimens: readonly Specimen[] }[] = [
  { title: 'Controls', specimens: controls },
  { title: 'Fields', specimens: fields },
  { title: 'Marks', specimens: marks },
  { title: 'Progress and states', specimens: progress },
  { title: 'Structure', specimens: structure },
  { title: 'Overlays', specimens: overlays },
  { title: 'Course', specimens: ofCourse },
  { title: 'Chat', specimens: ofChat },
  { title: 'Lists and figures', specimens: ofLists },
];
