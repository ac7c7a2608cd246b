/** Of the queue of all mails: a mail server that hangs must not hold more than one worker. */
export const outcomeKind = { kind: 'proposalOutcomeMail', queue: 'mail' } as const;
