type Answer = { errors?: readonly unknown[] } | object;

/** Pages show the date of the last change, but must not query again for it after each change. */
const maxMs = 60_000;

/**
 * Answers to what every page asks alike, such as the name of the site, its counts and injected codes: asked once instead of
 * for each page, until a count or a setting changes. Until `resume`, and after `suspend`, changes cannot be received, and nothing is shared.
 */
export class SharedAnswers {
  #answers = new Map<object, { answer: Promise<Answer>; askedAt: Date }>();
  #isListening = false;

  /** The answer to `question`, which `ask` finds out. The same question always has the same type of answer. */
  answer<Found extends Answer>(question: object, now: Date, ask: () => Promise<Found>): Promise<Found> {
    if (!this.#isListening) return ask();
    const known = this.#answers.get(question);
    if (known && now.getTime() - known.askedAt.getTime() < maxMs) return known.answer as Promise<Found>;
    const asked = { answer: ask(), askedAt: now };
    this.#answers.set(question, asked);
    const forget = () => {
      if (this.#answers.get(question) === asked) this.#answers.delete(question);
    };
    asked.answer.then((answer) => 'errors' in answer && answer.errors && forget(), forget);
    return asked.answer;
  }

  /** The same for optional data: returns `none` after an error, which `report` receives. */
  answerOr<Found extends Answer>(
    none: Found,
    now: Date,
    ask: () => Promise<Found>,
    report: (error: unknown) => void,
  ): Promise<Found> {
    return this.answer(ask, now, ask).catch((error: unknown) => {
      report(error);
      return none;
    });
  }

  invalidate(tags: readonly string[]): void {
    if (tags.includes('counts')) this.invalidateAll();
  }

  invalidateAll(): void {
    this.#answers.clear();
  }

  resume(): void {
    this.invalidateAll();
    this.#isListening = true;
  }

  suspend(): void {
    this.invalidateAll();
    this.#isListening = false;
  }
}
