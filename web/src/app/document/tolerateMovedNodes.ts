/**
 * Translators of browsers wrap each text in elements of their own, and extensions move nodes. React then removes or looks for
 * a node where it no longer is, which throws, and the page breaks. Here it meets what wraps the node instead.
 * See https://github.com/facebook/react/issues/11538.
 */
export function tolerateMovedNodes({ prototype }: typeof Node): void {
  const removeChild = Reflect.get(prototype, 'removeChild');
  const insertBefore = Reflect.get(prototype, 'insertBefore');
  prototype.removeChild = function <T extends Node>(this: Node, node: T): T {
    const child = childWith(this, node);
    if (child) removeChild.call(this, child);
    return node;
  };
  prototype.insertBefore = function <T extends Node>(this: Node, node: T, next: Node | null): T {
    insertBefore.call(this, node, next && childWith(this, next));
    return node;
  };
}

/** The child of an element that a node is, or is inside of; null if it is elsewhere. */
function childWith(parent: Node, node: Node): Node | null {
  let at: Node | null = node;
  while (at && at.parentNode !== parent) at = at.parentNode;
  return at;
}
