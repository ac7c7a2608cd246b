import { expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { ClockProvider, useNow } from './ClockProvider.tsx';

function Clock() {
  return <time>{useNow().toISOString()}</time>;
}

it.each([
  ['a tab that is shown again', document, 'visibilitychange'],
  ['a page that Back brings from the cache', window, 'pageshow'],
])('the clock of %s is right at once', (_name, target, type) => {
  jest.useFakeTimers({ now: Date.parse('2026-11-21T14:30:00.000Z') });
  try {
    render(
      <ClockProvider start="2026-11-21T14:30:00.000Z">
        <Clock />
      </ClockProvider>,
    );
    jest.setSystemTime(Date.parse('2026-11-21T18:00:00.000Z'));
    act(() => void target.dispatchEvent(new Event(type)));
    expect(screen.getByRole('time').textContent).toBe('2026-11-21T18:00:00.000Z');
  } finally {
    jest.useRealTimers();
  }
});
