-- The sitemap that is shown; its parts lie in storage. Replaced as a whole once a new one is complete.
CREATE TABLE sitemap (
  id integer PRIMARY KEY DEFAULT 1 CHECK (id = 1),
  -- Folder of its parts in storage.
  build text NOT NULL,
  -- [{"name", "urls", "lastmod"}]
  parts jsonb NOT NULL CHECK (jsonb_typeof(parts) = 'array'),
  urls integer NOT NULL CHECK (urls >= 0),
  -- Origin of its addresses.
  site_url text NOT NULL,
  -- Last change of the directory that it knows of.
  data_at timestamptz(3) NOT NULL,
  started_at timestamptz(3) NOT NULL,
  built_at timestamptz(3) NOT NULL DEFAULT now()
);
