-- An import that was taken back. A value of an enum can only be used after the transaction that adds it.
ALTER TYPE import_status ADD VALUE 'UNDONE';
