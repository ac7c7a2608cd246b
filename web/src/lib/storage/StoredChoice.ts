/** A setting in this browser's storage, shared by its tabs. If storage is refused, it lasts as long as the page. */
export class StoredChoice<Value extends string> {
  readonly #key: string;
  readonly #values: readonly Value[];
  readonly #apply: (value: Value) => void;
  readonly #listeners = new Set<() => void>();
  #value: Value | null | undefined;

  /** `apply` is called with each new value. */
  constructor(key: string, values: readonly Value[], apply: (value: Value) => void = () => undefined) {
    this.#key = key;
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
      window.localStorage.setItem(this.#key, value);
    } catch {
      // It then lasts as long as the page.
    }
    this.#take(value);
    this.#notify();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    if (this.#listeners.size === 0) window.addEventListener('storage', this.#follow);
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) window.removeEventListener('storage', this.#follow);
    };
  };

  /** Another tab changed it; a null key means that storage was cleared. */
  readonly #follow = ({ key }: StorageEvent): void => {
    if (key !== null && key !== this.#key) return;
    this.#take(this.#read());
    this.#notify();
  };

  #take(value: Value | null): void {
    this.#value = value;
    if (value !== null) this.#apply(value);
  }

  #read(): Value | null {
    try {
      const stored = window.localStorage.getItem(this.#key);
      return this.#values.find((value) => value === stored) ?? null;
    } catch {
      return null;
    }
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}
