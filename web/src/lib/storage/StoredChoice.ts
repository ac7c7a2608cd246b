import { BrowserStore } from './BrowserStore.ts';

/** A setting in this browser's storage, shared by its tabs. If storage is refused, it lasts as long as the page. */
export class StoredChoice<Value extends string> extends BrowserStore {
  readonly #values: readonly Value[];
  readonly #apply: (value: Value) => void;
  #value: Value | null | undefined;

  /** `apply` is called with each new value. */
  constructor(key: string, values: readonly Value[], apply: (value: Value) => void = () => undefined) {
    super(key);
    this.#values = values;
    this.#apply = apply;
  }

  /** Null if nothing was chosen. */
  readonly value = (): Value | null => {
    if (this.#value === undefined) this.#take(this.#read());
    return this.#value ?? null;
  };

  choose(value: Value): void {
    try {
      window.localStorage.setItem(this.key, value);
    } catch {
      // Without storage, the value lasts as long as the page.
    }
    this.#take(value);
    this.notify();
  }

  protected override reload(): void {
    this.#take(this.#read());
  }

  #take(value: Value | null): void {
    this.#value = value;
    if (value !== null) this.#apply(value);
  }

  #read(): Value | null {
    try {
      const stored = window.localStorage.getItem(this.key);
      return this.#values.find((value) => value === stored) ?? null;
    } catch {
      return null;
    }
  }
}
