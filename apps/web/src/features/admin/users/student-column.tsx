import { t } from '@lingui/core/macro';
import { Link } from 'react-router';
import type { Column } from '../table/column.ts';
import { RowName } from '../table/row-name.tsx';
import { contactOf, type StudentIdentity } from './student.ts';
import { userPath } from './user-path.ts';

/** Names a student by their address or phone number and the name they gave, and leads to their page. */
export const studentColumn = <Row extends StudentIdentity>(): Column<Row> => ({
  key: 'email',
  label: t`Student`,
  value: contactOf,
  cell: (student) => (
    <RowName>
      <StudentName student={student} />
    </RowName>
  ),
});

export function StudentName({ student }: { student: StudentIdentity }) {
  const contact = contactOf(student);
  return (
    <>
      <Link to={userPath(student.id)} className="font-medium hover:underline">
        {contact}
      </Link>
      {student.name && student.name !== contact && <span className="block text-muted text-xs">{student.name}</span>}
    </>
  );
}
