import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { tolerateMovedNodes } from './tolerateMovedNodes.ts';

const { removeChild, insertBefore }: Pick<Node, 'removeChild' | 'insertBefore'> = Node.prototype;
beforeAll(() => tolerateMovedNodes(Node));
afterAll(() => {
  Object.assign(Node.prototype, { removeChild, insertBefore });
});

/** Wraps each text as translators do: with the text itself, or with another in its place. */
function translate(root: HTMLElement, keepsNodes: boolean) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    const font = document.createElement('font');
    text.parentNode?.replaceChild(font, text);
    font.append(keepsNodes ? text : `Übersetzt: ${text.textContent}`);
  }
}

function Count({ count, isBusy }: { count: number | null; isBusy: boolean }) {
  return (
    <p>
      {isBusy ? <b>Loading</b> : null}
      {count === null ? 'None' : <em>{count}</em>} found{isBusy ? ', still counting' : ''}
    </p>
  );
}

it.each([true, false])(
  'a page with translated texts goes on changing (the texts stay in the page: %s)',
  (keepsNodes) => {
    const view = render(<Count count={null} isBusy />);
    translate(view.container, keepsNodes);
    view.rerender(<Count count={3} isBusy={false} />);
    expect(screen.getByText('3').tagName).toBe('EM');
    expect(screen.queryByText('Loading', { selector: 'b' })).toBeNull();
    translate(view.container, keepsNodes);
    view.rerender(<Count count={null} isBusy />);
    expect(screen.getByText('Loading')).toBeTruthy();
    expect(view.container.querySelector('em')).toBeNull();
  },
);

it('a node is removed together with what wraps it, and one that is elsewhere stays there', () => {
  document.body.innerHTML = '<p id="in">a</p><p id="out">b</p>';
  const [inside, outside] = ['in', 'out'].map((id) => document.getElementById(id)) as [
    HTMLElement,
    HTMLElement,
  ];
  const text = inside.firstChild as Text;
  translate(inside, true);
  inside.removeChild(text);
  expect(inside.innerHTML).toBe('');
  inside.removeChild(outside);
  expect(outside.isConnected).toBe(true);
});
