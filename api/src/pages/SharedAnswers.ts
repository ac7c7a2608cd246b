import type { DocumentNode, FormattedExecutionResult } from 'graphql';

type Answer = Promise<FormattedExecutionResult>;

/** The date of the last change is shown, and is no reason to ask again at each change. */
const longestMs = 60_000;

/**
 * Answers to what every page asks alike, such as the name of the site and its counts: asked once instead of for each page,
 * until a count or a setting changes. Until `resume`, and after `suspend`, changes cannot be received, and nothing is shared.
 */
export class SharedAnswers {
  #answers = new Map<DocumentNode, { answer: Answer; askedAt: Date }>();
  #isListening = false;

  answer(document: DocumentNode, now: Date, ask: () => Answer): Answer {
    if (!this.#isListening) return ask();
    const known = this.#answers.get(document);
    if (known && now.getTime() - known.askedAt.getTime() < longestMs) return known.answer;
    const asked = { answer: ask(), askedAt: now };
    this.#answers.set(document, asked);
    const forget = () => {
      if (this.#answers.get(document) === asked) this.#answers.delete(document);
    };
    asked.answer.then(({ errors }) => errors && forget(), forget);
    return asked.answer;
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
