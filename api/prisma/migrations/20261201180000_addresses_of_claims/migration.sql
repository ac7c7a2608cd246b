-- The address of a claim is deleted once the mail about its outcome is sent, like that of any other proposal. The constraint
-- refused it: the mail counted as failed and was sent five times.
ALTER TABLE listing_proposals DROP CONSTRAINT listing_proposals_claim_named;
ALTER TABLE listing_proposals ADD CONSTRAINT listing_proposals_claim_named CHECK (
  kind <> 'CLAIM' OR (name <> '' AND (email <> '' OR outcome_mail IS NOT DISTINCT FROM 'SENT'))
);

UPDATE listing_proposals SET outcome_mail = 'SENT', outcome_mail_error = NULL, email = ''
WHERE kind = 'CLAIM' AND outcome_mail = 'FAILED' AND outcome_mail_error LIKE '%listing\_proposals\_claim\_named%';
