import type { DOMWindow } from 'jsdom';

/** Adds to jsdom's window what pages use of a browser and jsdom lacks: it neither scrolls, draws, lays out nor opens dialogs. */
export function fillBrowserGaps(window: DOMWindow): void {
  const nothing = () => undefined;
  window.scrollTo = nothing;
  window.Element.prototype.scrollIntoView ??= nothing;
  window.HTMLCanvasElement.prototype.getContext = () => null;
  // Its own would never draw again once the timers of a page are cleared.
  window.requestAnimationFrame = (draw) => Number(setTimeout(() => draw(performance.now()), 16));
  window.cancelAnimationFrame = (frame) => clearTimeout(frame);

  const dialog = window.HTMLDialogElement.prototype;
  dialog.showModal ??= open;
  dialog.show ??= open;
  dialog.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new window.Event('close'));
  };

  class MousePointerEvent extends window.MouseEvent {
    readonly pointerType: string;
    readonly pointerId: number;
    constructor(type: string, init: PointerEventInit = {}) {
      super(type, init);
      this.pointerType = init.pointerType ?? '';
      this.pointerId = init.pointerId ?? 0;
    }
  }
  class StillResizeObserver {
    readonly observe = nothing;
    readonly unobserve = nothing;
    readonly disconnect = nothing;
  }
  for (const [name, value] of Object.entries({
    PointerEvent: MousePointerEvent,
    ResizeObserver: StillResizeObserver,
  })) {
    if (!(name in window)) Object.assign(window, { [name]: value });
  }
  findLabelsOnce(window);
}

function open(this: HTMLDialogElement) {
  this.open = true;
}

/**
 * jsdom searches the whole document for the labels of a control, and for the control of each of them: a third of the time
 * of a test with a long form.
 */
function findLabelsOnce(window: DOMWindow) {
  const { HTMLButtonElement, HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement } = window;
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
}
