import { css } from '../../ui/theme/styles.ts';

const questions = [
  {
    question: 'How do I add, correct or claim my business?',
    answer:
      'Send a message with “My business or a listing” chosen. Tell us the name and address of the place and what should change; we may ask for a sign that you speak for it.',
  },
  {
    question: 'Does it cost anything?',
    answer: 'Searching is free and needs no account. Basic listings are free too.',
  },
  {
    question: 'Where do the details and reviews come from?',
    answer:
      'From public sources and from the businesses themselves. Reviews are shown as they were written, with a link to their source; we do not write or change them.',
  },
];

export function ContactFaq() {
  return (
    <section aria-labelledby="faq">
      <h2 id="faq" className={css({ textStyle: 'lg', fontWeight: 'bold', mb: '3' })}>
        Frequently Asked Questions
      </h2>
      <dl className={css({ display: 'grid', gap: '4' })}>
        {questions.map(({ question, answer }) => (
          <div key={question}>
            <dt className={css({ fontWeight: 'medium' })}>{question}</dt>
            <dd className={css({ color: 'muted', mt: '1' })}>{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
