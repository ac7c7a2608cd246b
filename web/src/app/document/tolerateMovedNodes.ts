/**
 * Translators of browsers wrap each text in an element of their own, or put one with another text in its place, and
 * extensions move nodes. React then removes or looks for a node where it no longer is, which throws, and changes texts that
 * nobody sees. Here it meets what stands in the place of the node, and a text that changes takes its place again: the
 * translator translates it again. See https://github.com/facebook/react/issues/11538.
 */
export function tolerateMovedNodes({ Node, MutationObserver, document }: Window & typeof globalThis): void {
  const { prototype } = Node;
  const removeChild = Reflect.get(prototype, 'removeChild');
  const insertBefore = Reflect.get(prototype, 'insertBefore');
  const replacements = new WeakMap<Node, Node>();

  const inPlace = new WeakSet<Node>();

  const observer = new MutationObserver(readMoves);
  // With texts, since one may change before its replacement is reported.
  observer.observe(document, { childList: true, characterData: true, subtree: true });

  function readMoves(records: readonly MutationRecord[]) {
    for (const { type, target, removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      if (type === 'characterData') restore(target);
      const [text] = removedNodes;
      if (text?.nodeType !== Node.TEXT_NODE || text.isConnected) continue;
      // In one step, or inserted beside it before. React makes no such elements.
      const replacement = [addedNodes[0], previousSibling, nextSibling].find(
        (node) => node?.nodeName === 'FONT' && !inPlace.has(node),
      );
      if (!replacement) continue;
      inPlace.add(replacement);
      replacements.set(text, replacement);
      observer.observe(text, { characterData: true });
    }
  }

  function restore(text: Node) {
    const replacement = replacements.get(text);
    replacements.delete(text);
    if (!text.isConnected) replacement?.parentNode?.replaceChild(text, replacement);
  }

  /** The child of an element that a node is, is inside of, or was replaced by; null if it is elsewhere. */
  function childOf(parent: Node, node: Node): Node | null {
    if (node.parentNode === parent) return node;
    readMoves(observer.takeRecords());
    let at: Node | null = node.isConnected ? node : (replacements.get(node) ?? node);
    while (at && at.parentNode !== parent) at = at.parentNode;
    return at;
  }

  prototype.removeChild = function <T extends Node>(this: Node, node: T): T {
    const child = childOf(this, node);
    if (child) removeChild.call(this, child);
    return node;
  };
  prototype.insertBefore = function <T extends Node>(this: Node, node: T, next: Node | null): T {
    insertBefore.call(this, node, next && childOf(this, next));
    return node;
  };
}
