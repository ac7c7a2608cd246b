-- Forms that an IP address has sent in its current window, for all processes and nodes.
CREATE TABLE form_budgets (
  form text NOT NULL,
  address text NOT NULL,
  sent integer NOT NULL,
  window_start timestamptz(3) NOT NULL,
  PRIMARY KEY (form, address)
);
