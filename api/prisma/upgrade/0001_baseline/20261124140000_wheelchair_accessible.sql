-- A boolean field of the catalogue that the back office filters by. Nobody has said anything yet, so no row is rewritten.
ALTER TABLE businesses ADD COLUMN wheelchair_accessible boolean;

-- The marks of yes and no for each filter of the catalogue: #b, the name of the field, :1 or :0. A new filter replaces this.
CREATE FUNCTION listing_answers(listing businesses) RETURNS text[]
  LANGUAGE plpgsql STABLE
  AS $$
DECLARE
  marks text[] := '{}';
BEGIN
  IF listing.wheelchair_accessible IS NOT NULL THEN
    marks := marks || ('#bwheelchairAccessible:' || listing.wheelchair_accessible::integer);
  END IF;
  RETURN marks;
END $$;

CREATE OR REPLACE FUNCTION listing_marks(listing businesses, plain text) RETURNS text[]
  LANGUAGE plpgsql STABLE
  AS $$
DECLARE
  marks text[] := ARRAY['#q' || quality_band(listing.score)];
  north double precision := listing.latitude + 90;
  east double precision := listing.longitude + 180;
BEGIN
  IF plain <> '' THEN
    marks := marks || ARRAY['#=' || left(plain, 120), '#n' || left(plain, 1), '#n' || left(plain, 2)];
  END IF;
  IF listing.category_id IS NOT NULL THEN marks := marks || ('#c' || listing.category_id); END IF;
  IF listing.city_id IS NOT NULL THEN marks := marks || ('#t' || listing.city_id); END IF;
  IF listing.country_code IS NOT NULL THEN marks := marks || ('#k' || listing.country_code); END IF;
  IF listing.rating >= 3 THEN marks := marks || '#r30'::text; END IF;
  IF listing.rating >= 3.5 THEN marks := marks || '#r35'::text; END IF;
  IF listing.rating >= 4 THEN marks := marks || '#r40'::text; END IF;
  IF listing.rating >= 4.5 THEN marks := marks || '#r45'::text; END IF;
  IF north IS NOT NULL THEN
    marks := marks || ARRAY[
      '#ga:' || floor(north / 0.1) || ':' || floor(east / 0.1), '#gb:' || floor(north / 0.5) || ':' || floor(east / 0.5),
      '#gc:' || floor(north / 2.5) || ':' || floor(east / 2.5)
    ];
  END IF;
  IF listing.about IS NOT NULL THEN
    marks := marks || ARRAY(
      SELECT DISTINCT '#f' || feature_slug(feature)
      FROM jsonb_each(listing.about) AS sections(section, features),
        jsonb_each(CASE jsonb_typeof(features) WHEN 'object' THEN features ELSE '{}' END) AS named(feature, value)
      WHERE value = 'true' AND feature_slug(feature) <> ''
    );
  END IF;
  RETURN ARRAY(SELECT DISTINCT unnest(marks || listing_answers(listing)));
END $$;

