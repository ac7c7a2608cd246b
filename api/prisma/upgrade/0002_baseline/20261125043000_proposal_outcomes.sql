-- State of the mail about the decision on a proposal. Null: no mail. Earlier servers leave both alone.
ALTER TABLE listing_proposals
  ADD COLUMN outcome_mail contact_mail_state,
  ADD COLUMN outcome_mail_error text;
