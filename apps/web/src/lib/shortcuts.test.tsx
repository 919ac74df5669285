import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setOverlay } from './shell.ts';
import { keyCaps, setSingleKeys, useActiveShortcuts, useShortcut } from './shortcuts.ts';

const onNext = vi.fn();
const onPalette = vi.fn();
const onCourses = vi.fn();

function Page() {
  useShortcut({ keys: 'j', label: 'Next week', group: 'Course' }, onNext);
  useShortcut({ keys: '$mod+k', label: 'Search', group: 'General' }, onPalette);
  useShortcut({ keys: 'g d', label: 'Courses', group: 'Go to' }, onCourses);
  return (
    <>
      <input aria-label="Question" />
      <ul>
        {useActiveShortcuts().map(({ label }) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
    </>
  );
}

afterEach(() => {
  vi.clearAllMocks();
  setSingleKeys(true);
});

describe('shortcuts', () => {
  it('run for a key, a chord and a sequence, and are listed while on screen', async () => {
    const user = userEvent.setup();
    const { unmount } = render(<Page />);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Next week', 'Search', 'Courses']);
    await user.keyboard('jgd{Control>}k{/Control}');
    expect([onNext, onCourses, onPalette].map((run) => run.mock.calls.length)).toEqual([1, 1, 1]);
    unmount();
    await user.keyboard('j');
    expect(onNext).toHaveBeenCalledTimes(1);
  });

  it('leave letters alone in text fields; chords still work there', async () => {
    const user = userEvent.setup();
    render(<Page />);
    await user.click(screen.getByRole('textbox'));
    await user.keyboard('jgd{Control>}k{/Control}');
    expect(screen.getByRole('textbox')).toHaveValue('jgd');
    expect([onNext, onCourses, onPalette].map((run) => run.mock.calls.length)).toEqual([0, 0, 1]);
  });

  it('leave a key alone that something in front took', async () => {
    const user = userEvent.setup();
    render(<Page />);
    const take = (event: KeyboardEvent) => event.preventDefault();
    document.addEventListener('keydown', take);
    await user.keyboard('j');
    document.removeEventListener('keydown', take);
    expect(onNext).not.toHaveBeenCalled();
    await user.keyboard('j');
    expect(onNext).toHaveBeenCalledOnce();
  });

  it('wait while the palette is on its way: what is typed is for it', async () => {
    const user = userEvent.setup();
    render(<Page />);
    setOverlay('palette');
    await user.keyboard('j');
    expect(onNext).not.toHaveBeenCalled();
    setOverlay(null);
    await user.keyboard('j');
    expect(onNext).toHaveBeenCalledTimes(1);
  });

  it('can be turned off where they are single letters', async () => {
    const user = userEvent.setup();
    render(<Page />);
    setSingleKeys(false);
    await user.keyboard('j{Control>}k{/Control}');
    expect(onNext).not.toHaveBeenCalled();
    expect(onPalette).toHaveBeenCalled();
  });
});

it('draws keys as caps', () => {
  expect([keyCaps('$mod+k'), keyCaps('g d'), keyCaps('[Shift]+?'), keyCaps('Escape')]).toEqual([
    ['Ctrl', 'K'],
    ['g', 'd'],
    ['?'],
    ['Esc'],
  ]);
});
