import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAt } from '../../../testing/render.tsx';
import { studentColumn } from './student-column.tsx';

it('names a student by name and address, and by the address or number alone where they gave no name', () => {
  const { cell } = studentColumn();
  renderAt(
    <>
      {cell?.({ id: 'u1', email: 'leila.osei@northmere.example', phone: null, name: 'Leila Osei' })}
      {cell?.({ id: 'u2', email: 'bea@northmere.example', phone: null, name: '' })}
      {cell?.({ id: 'u3', email: null, phone: '+447700900321', name: '' })}
      {cell?.({ id: 'u4', email: null, phone: null, name: '' })}
    </>,
  );
  expect(screen.getByRole('link', { name: 'leila.osei@northmere.example' })).toHaveAttribute('href', '/admin/users/u1');
  expect(screen.getByText('Leila Osei')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'bea@northmere.example' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '+447700900321' })).toHaveAttribute('href', '/admin/users/u3');
  expect(screen.getByRole('link', { name: 'No name' })).toBeInTheDocument();
});
