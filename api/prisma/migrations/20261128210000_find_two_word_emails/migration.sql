-- Addresses that look like a person's name are found without reading every listing.
CREATE INDEX businesses_with_two_word_email ON businesses (id)
  WHERE email ~* '^[[:alpha:]]{2,}[._-][[:alpha:]]{2,}[0-9]*@';
