/** A test of whether a reader finds something in a value; what it refuses is nothing. */
export const isReadBy =
  (reader: (text: string) => unknown) =>
  (text: string): boolean => {
    try {
      return reader(text) !== null;
    } catch {
      return false;
    }
  };
