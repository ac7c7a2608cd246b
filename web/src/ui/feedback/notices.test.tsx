import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ErrorNotice } from './ErrorNotice.tsx';
import { ToastProvider, useToast, type ToastMessage } from './ToastProvider.tsx';
import { Tooltip } from './Tooltip.tsx';

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'] });
});
afterEach(() => {
  jest.useRealTimers();
});
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('an error notice', () => {
  it('retries by its button, and by itself once the browser is online again', () => {
    const retry = jest.fn();
    const { unmount } = render(<ErrorNotice onRetry={retry} />);
    fireEvent(window, new Event('online'));
    expect(retry).toHaveBeenCalledTimes(1);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(2);
    unmount();
    fireEvent(window, new Event('online'));
    expect(retry).toHaveBeenCalledTimes(2);
  });

  it('does nothing by itself if its button leads elsewhere', () => {
    const close = jest.fn();
    render(<ErrorNotice onRetry={close} retriesOnline={false} />);
    fireEvent(window, new Event('online'));
    expect(close).not.toHaveBeenCalled();
  });
});

describe('a toast', () => {
  function Sender({ messages }: { messages: ToastMessage[] }) {
    const show = useToast();
    return messages.map((message) => (
      <button key={message.title} type="button" onClick={() => show(message)}>
        Send {message.title}
      </button>
    ));
  }
  const open = (...messages: ToastMessage[]) =>
    render(
      <ToastProvider>
        <Sender messages={messages} />
      </ToastProvider>,
    );
  const send = (title: string) => fireEvent.click(screen.getByRole('button', { name: `Send ${title}` }));

  it('replaces the last one, and closes after five seconds', () => {
    open({ title: 'First' }, { title: 'Second', text: 'More of it' });
    send('First');
    expect(screen.getByRole('status').textContent).toContain('First');
    pass(3000);
    send('Second');
    expect(screen.getByRole('status').textContent).toBe('SecondMore of it');
    pass(4999);
    expect(screen.queryByText('More of it')).not.toBeNull();
    pass(1);
    expect(screen.queryByText('More of it')).toBeNull();
  });

  it('of a failure is an alert, and can be dismissed', () => {
    open({ title: 'Broken', tone: 'danger' });
    send('Broken');
    expect(screen.getByRole('alert').textContent).toContain('Broken');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Broken')).toBeNull();
  });

  it('stays while it is read, is reached by F8, and closes by Escape', () => {
    open({ title: 'Slow reader' });
    send('Slow reader');
    const region = screen.getByRole('region', { name: 'Notifications (F8)' });
    fireEvent.keyDown(document, { key: 'F8' });
    expect(document.activeElement).toBe(region);
    pass(60_000);
    expect(screen.queryByText('Slow reader')).not.toBeNull();
    fireEvent.keyDown(region, { key: 'Escape' });
    expect(screen.queryByText('Slow reader')).toBeNull();
  });

  it('returns the focus to the previous element, also after its action', () => {
    const pressed = jest.fn();
    open({ title: 'Deleted', action: { label: 'Undo', onPress: pressed } });
    const sender = screen.getByRole('button', { name: 'Send Deleted' });
    for (const leave of [
      () => fireEvent.keyDown(screen.getByRole('region'), { key: 'Escape' }),
      () => fireEvent.click(screen.getByRole('button', { name: 'Undo' })),
      () => fireEvent.click(screen.getByRole('button', { name: 'Close' })),
    ]) {
      send('Deleted');
      act(() => sender.focus());
      fireEvent.keyDown(document, { key: 'F8' });
      act(() => screen.getByRole('button', { name: 'Undo' }).focus());
      // Once more changes nothing.
      fireEvent.keyDown(document, { key: 'F8' });
      leave();
      expect([screen.queryByText('Deleted'), document.activeElement]).toEqual([null, sender]);
    }
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it('returns the focus after a press or Tab, and to the content if the previous element is gone', () => {
    open({ title: 'Deleted', action: { label: 'Undo', onPress: () => undefined } });
    const main = document.body.appendChild(document.createElement('main'));
    main.tabIndex = -1;
    const sender = screen.getByRole('button', { name: 'Send Deleted' });
    const undo = () => {
      send('Deleted');
      act(() => screen.getByRole('button', { name: 'Undo' }).focus());
      fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    };
    act(() => sender.focus());
    undo();
    expect(document.activeElement).toBe(sender);
    act(() => sender.blur());
    undo();
    expect(document.activeElement).toBe(main);
    main.remove();
  });

  it('with an action stays for fifteen seconds, and longer under the pointer', () => {
    open({ title: 'Deleted', action: { label: 'Undo', onPress: () => undefined } });
    send('Deleted');
    pass(14_000);
    fireEvent.pointerEnter(screen.getByRole('region'));
    pass(60_000);
    fireEvent.pointerLeave(screen.getByRole('region'));
    pass(14_999);
    expect(screen.queryByText('Deleted')).not.toBeNull();
    pass(1);
    expect(screen.queryByText('Deleted')).toBeNull();
  });

  it('is swiped away by 50 pixels, and not by fewer', () => {
    open({ title: 'Pushed' });
    send('Pushed');
    const push = (by: number) => {
      const card = screen.getByText('Pushed');
      fireEvent.pointerDown(card, { clientX: 100, pointerId: 1 });
      fireEvent.pointerMove(card, { clientX: 100 + by, pointerId: 1 });
      fireEvent.pointerUp(card, { clientX: 100 + by, pointerId: 1 });
    };
    push(49);
    expect(screen.queryByText('Pushed')).not.toBeNull();
    push(50);
    expect(screen.queryByText('Pushed')).toBeNull();
  });
});

describe('a tooltip', () => {
  const open = () =>
    render(
      <>
        <Tooltip text="The first">
          <button type="button">One</button>
        </Tooltip>
        <Tooltip text="The second">
          <button type="button">Two</button>
        </Tooltip>
      </>,
    );
  const rest = (name: string) =>
    fireEvent.pointerEnter(screen.getByRole('button', { name }), { pointerType: 'mouse' });
  const leave = (name: string) => fireEvent.pointerLeave(screen.getByRole('button', { name }));
  const shown = () => screen.queryByRole('tooltip')?.textContent;

  it('opens after 700 ms, and the next one without delay within 300 ms', () => {
    open();
    pass(1000);
    rest('One');
    pass(699);
    expect(shown()).toBeUndefined();
    pass(1);
    expect(shown()).toBe('The first');
    expect(screen.getByRole('button', { name: 'One' }).getAttribute('aria-describedby')).toBe(
      screen.getByRole('tooltip').id,
    );
    leave('One');
    expect(shown()).toBeUndefined();
    pass(299);
    rest('Two');
    pass(0);
    expect(shown()).toBe('The second');
    leave('Two');
    pass(300);
    rest('One');
    pass(699);
    expect(shown()).toBeUndefined();
  });

  it('closes by Escape', () => {
    open();
    pass(1000);
    rest('One');
    pass(700);
    expect(shown()).toBe('The first');
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(shown()).toBeUndefined();
  });
});
