/** Returns a predicate: whether a reader finds a value in a text. A text that the reader refuses has none. */
export const isReadBy =
  (reader: (text: string) => unknown) =>
  (text: string): boolean => {
    try {
      return reader(text) !== null;
    } catch {
      return false;
    }
  };
