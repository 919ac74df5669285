import { activities } from './activities.tsx';
import { controls } from './controls.tsx';
import { covers } from './covers.tsx';
import { fields } from './fields.tsx';
import { marks } from './marks.tsx';
import { ofChat } from './of-chat.tsx';
import { ofCourse } from './of-course.tsx';
import { ofLists } from './of-lists.tsx';
import { overlays } from './overlays.tsx';
import { aboutCourse, asItIsRead, plan } from './plan.tsx';
import { progress } from './progress.tsx';
import type { Specimen } from './specimen.ts';
import { structure } from './structure.tsx';

/** Where each section is shown from. Those that the specification names have an address of their own (spec §2). */
export const groups: readonly { title: string; path?: string; specimens: readonly Specimen[] }[] = [
  { title: 'Controls', specimens: controls },
  { title: 'Fields', specimens: fields },
  { title: 'Marks', specimens: marks },
  { title: 'Covers', path: '/geometric-patterns-demo', specimens: covers },
  { title: 'Progress and states', specimens: progress },
  { title: 'Structure', specimens: structure },
  { title: 'Overlays', specimens: overlays },
  { title: 'Course', specimens: ofCourse },
  { title: 'Plan', path: '/syllabus-v6-demo', specimens: plan },
  { title: 'About the course', path: '/course-info-demo', specimens: aboutCourse },
  { title: 'As its syllabus is read', path: '/course-info-demo-animated', specimens: asItIsRead },
  { title: 'Activities', path: '/assessment-demo', specimens: activities },
  { title: 'Chat', specimens: ofChat },
  { title: 'Lists and figures', specimens: ofLists },
];
