import { ethics, portCities, shortFiction } from './courses/humanities.ts';
import { negotiation, nursing, printmaking } from './courses/professions.ts';
import { dataStructures, marineEcology, soils } from './courses/sciences.ts';
import type { PlannedCourse } from './planned-course.ts';

export const courses: readonly PlannedCourse[] = [
  portCities,
  marineEcology,
  negotiation,
  ethics,
  dataStructures,
  nursing,
  shortFiction,
  soils,
  printmaking,
];
