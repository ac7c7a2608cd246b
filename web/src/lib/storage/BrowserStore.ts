/** Base of values in this browser's storage. Its tabs share them; a change in one tab notifies the listeners of all. */
export abstract class BrowserStore {
  readonly #listeners = new Set<() => void>();

  constructor(protected readonly key: string) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    if (this.#listeners.size === 0) window.addEventListener('storage', this.#follow);
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) window.removeEventListener('storage', this.#follow);
    };
  };

  /** Reads the value again, which another tab has changed. */
  protected abstract reload(): void;

  protected notify(): void {
    for (const listener of this.#listeners) listener();
  }

  readonly #follow = ({ key }: StorageEvent): void => {
    // The key is null if all of the storage was cleared.
    if (key !== null && key !== this.key) return;
    this.reload();
    this.notify();
  };
}
