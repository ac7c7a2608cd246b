/** Messages are mailed one after another: a mail server that hangs must not hold more than one worker. */
export const messageKind = { kind: 'contactMail', queue: 'mail' } as const;
export const replyKind = { kind: 'replyMail', queue: 'mail' } as const;
