const gathered = 128 * 1024;
/** Bytes of UTF-8 that one character of a string takes at most. */
const mostPerCharacter = 3;
const none = Buffer.alloc(0);

/** Puts texts together as bytes, one by one: a long text made of many short ones would first be copied as a whole. */
export class GatheredBytes {
  private bytes = none;
  private used = 0;

  /** Adds a text. Returns what was gathered before, where there is no more room behind it. */
  add(text: string): Buffer | null {
    const most = text.length * mostPerCharacter;
    const full = this.used > 0 && this.used + most > this.bytes.length ? this.rest() : null;
    if (this.used + most > this.bytes.length) this.bytes = Buffer.allocUnsafe(Math.max(gathered, most));
    this.used += this.bytes.write(text, this.used);
    return full;
  }

  /** What was gathered since; it is the caller's. */
  rest(): Buffer {
    const filled = this.bytes.subarray(0, this.used);
    this.bytes = none;
    this.used = 0;
    return filled;
  }
}
