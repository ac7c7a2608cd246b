import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { tolerateMovedNodes } from './tolerateMovedNodes.ts';

const { removeChild, insertBefore }: Pick<Node, 'removeChild' | 'insertBefore'> = Node.prototype;
beforeAll(() => tolerateMovedNodes(window));
afterAll(() => {
  Object.assign(Node.prototype, { removeChild, insertBefore });
});

/** How translators treat a text: inside an element, replaced by one, or removed after one was inserted beside it. */
type Way = 'wrapped' | 'replaced' | 'followed';

const wrappers = 'font';

/** As translators do: wraps each text that is not translated yet, in two elements. */
function translate(root: Node, way: Way) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.parentElement?.closest(wrappers)) continue;
    const font = document.createElement(wrappers);
    const inner = font.appendChild(document.createElement(wrappers));
    if (way === 'followed') text.after(font);
    else text.replaceWith(font);
    if (way === 'followed') text.remove();
    if (way === 'wrapped') inner.append(text);
    else inner.append(text.data.toUpperCase());
  }
}

/** Translates a page, and what is added to it later. Returns what ends that. */
function translator(root: Node, way: Way) {
  translate(root, way);
  const observer = new MutationObserver(() => translate(root, way));
  observer.observe(root, { childList: true, subtree: true, characterData: true });
  return () => observer.disconnect();
}

function Count({ count, isBusy }: { count: number | null; isBusy: boolean }) {
  return (
    <p>
      {isBusy ? <b>Loading</b> : null}
      {count === null ? 'None' : <em>{count}</em>} found{isBusy ? ', still counting' : ''}
    </p>
  );
}

const ways: Way[] = ['wrapped', 'replaced', 'followed'];

it.each(ways)('a page with %s texts goes on changing', async (way) => {
  const view = render(<Count count={null} isBusy />);
  const end = translator(view.container, way);
  for (const [count, isBusy, text] of [
    [3, false, '3 found'],
    [null, true, 'LoadingNone found, still counting'],
    [4, true, 'Loading4 found, still counting'],
    [null, false, 'None found'],
    [5, false, '5 found'],
  ] as const) {
    view.rerender(<Count count={count} isBusy={isBusy} />);
    await settled();
    expect(view.container.textContent?.toLowerCase()).toBe(text.toLowerCase());
  }
  end();
});

it.each(ways)('a text beside another of %s texts is the new one, translated again', async (way) => {
  const Saved = ({ isSaved }: { isSaved: boolean }) => (
    <button type="button">
      <svg />
      {isSaved ? 'Saved' : 'Save'} ({isSaved ? 2 : 1})
    </button>
  );
  const view = render(<Saved isSaved={false} />);
  const end = translator(view.container, way);
  await settled();
  for (const isSaved of [true, false, true]) {
    view.rerender(<Saved isSaved={isSaved} />);
    await settled();
    const text = isSaved ? 'Saved (2)' : 'Save (1)';
    expect(view.container.textContent).toBe(way === 'wrapped' ? text : text.toUpperCase());
  }
  end();
});

/** After the observers of both. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

it('a node is removed together with its wrapper, and a moved one stays in its place', () => {
  document.body.innerHTML = '<p id="in">a</p><p id="out">b</p>';
  const [inside, outside] = ['in', 'out'].map((id) => document.getElementById(id)) as [
    HTMLElement,
    HTMLElement,
  ];
  const text = inside.firstChild as Text;
  translate(inside, 'wrapped');
  inside.removeChild(text);
  expect(inside.innerHTML).toBe('');
  inside.removeChild(outside);
  expect(outside.isConnected).toBe(true);
});
