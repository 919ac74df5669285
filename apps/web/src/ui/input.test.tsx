import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Input, Select, Textarea } from './input.tsx';

it('ties label, hint and control together', () => {
  render(<Input label="Course name" hint="You can rename it later." />);
  expect(screen.getByRole('textbox', { name: 'Course name' })).toHaveAccessibleDescription('You can rename it later.');
});

it('says what is wrong instead of the hint', () => {
  render(<Input label="Course name" hint="You can rename it later." error="Give the course a name." />);
  const field = screen.getByRole('textbox', { name: 'Course name' });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Give the course a name.');
  expect(screen.getByRole('alert')).toHaveTextContent('Give the course a name.');
});

it('keeps a hidden label for those who need it', () => {
  render(
    <>
      <Textarea label="Question" labelHidden />
      <Select label="Type" labelHidden>
        <option>Essay</option>
      </Select>
    </>,
  );
  expect(screen.getByRole('textbox', { name: 'Question' })).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Type' })).toBeInTheDocument();
});
