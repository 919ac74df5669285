import { t } from '@lingui/core/macro';
import { Link } from 'react-router';
import type { Column } from '../table/column.ts';
import { RowName } from '../table/row-name.tsx';
import { userPath } from './user-path.ts';

/** Names a student by their address and the name they gave, and leads to their page. */
export const studentColumn = <Row extends { id: string; email: string; name?: string }>(): Column<Row> => ({
  key: 'email',
  label: t`Student`,
  value: ({ email }) => email,
  cell: ({ id, email, name }) => (
    <RowName>
      <Link to={userPath(id)} className="hover:underline">
        {email}
      </Link>
      {name && name !== email && <span className="block text-muted text-xs">{name}</span>}
    </RowName>
  ),
});
