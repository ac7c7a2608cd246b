// Polyfills for what jsdom lacks and pages use. Imported for its effect.

/** React's renderer wants one at import; jsdom has none, and Node's would keep the test process alive. */
class QuietMessageChannel {
  readonly port1: { onmessage: (() => void) | null } = { onmessage: null };
  readonly port2 = { postMessage: () => setTimeout(() => this.port1.onmessage?.()) };
}

if (!('MessageChannel' in globalThis)) Object.assign(globalThis, { MessageChannel: QuietMessageChannel });

// jsdom neither scrolls nor draws, and logs an error if asked to.
window.scrollTo = () => undefined;
if (!('scrollIntoView' in Element.prototype))
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
HTMLCanvasElement.prototype.getContext = () => null;

// Nor does it open dialogs.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.show ??= function show(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

// Nor does it know pointers.
class MousePointerEvent extends MouseEvent {
  readonly pointerType: string;
  readonly pointerId: number;
  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerType = init.pointerType ?? '';
    this.pointerId = init.pointerId ?? 0;
  }
}
if (!('PointerEvent' in window)) Object.assign(window, { PointerEvent: MousePointerEvent });

// Nor does it lay anything out.
class StillResizeObserver {
  readonly observe = () => undefined;
  readonly unobserve = () => undefined;
  readonly disconnect = () => undefined;
}
if (!('ResizeObserver' in window)) Object.assign(window, { ResizeObserver: StillResizeObserver });

// It searches the whole document for the labels of a control, and for the control of each of them: a third of the time of
// a test with a long form.
for (const Control of [HTMLButtonElement, HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement]) {
  Object.defineProperty(Control.prototype, 'labels', {
    get(this: HTMLElement) {
      const named = this.id ? this.ownerDocument.querySelectorAll<HTMLLabelElement>('label[for]') : [];
      const around = this.closest('label');
      return [...named, ...(around ? [around] : [])].filter(
        (label, at, all) => all.indexOf(label) === at && (label.htmlFor || this.id) === this.id,
      );
    },
  });
}
