-- Invalidates every page. For tables that any page may show: AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE, FOR EACH STATEMENT.
CREATE OR REPLACE FUNCTION invalidate_all_pages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM invalidate_pages(ARRAY['all']);
  RETURN NULL;
END $$;

CREATE TRIGGER businesses_invalidate_pages_truncate AFTER TRUNCATE ON businesses
  FOR EACH STATEMENT EXECUTE FUNCTION invalidate_all_pages();

CREATE TRIGGER reviews_invalidate_pages_truncate AFTER TRUNCATE ON reviews
  FOR EACH STATEMENT EXECUTE FUNCTION invalidate_all_pages();

-- Every page shows settings.
CREATE TRIGGER site_settings_invalidate_pages AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON site_settings
  FOR EACH STATEMENT EXECUTE FUNCTION invalidate_all_pages();

-- Every page contains injected codes.
CREATE TRIGGER injection_codes_invalidate_pages AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON injection_codes
  FOR EACH STATEMENT EXECUTE FUNCTION invalidate_all_pages();

-- A synonym changes the results of any cached search.
CREATE TRIGGER search_synonyms_invalidate_pages AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON search_synonyms
  FOR EACH STATEMENT EXECUTE FUNCTION invalidate_all_pages();

-- Every kind of page contains ad placements.
CREATE TRIGGER ad_settings_invalidate_pages AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ad_settings
  FOR EACH STATEMENT EXECUTE FUNCTION invalidate_all_pages();

CREATE TRIGGER categories_invalidate_pages_truncate AFTER TRUNCATE ON categories
  FOR EACH STATEMENT EXECUTE FUNCTION invalidate_all_pages();

CREATE TRIGGER cities_invalidate_pages_truncate AFTER TRUNCATE ON cities
  FOR EACH STATEMENT EXECUTE FUNCTION invalidate_all_pages();

CREATE TRIGGER countries_invalidate_pages_truncate AFTER TRUNCATE ON countries
  FOR EACH STATEMENT EXECUTE FUNCTION invalidate_all_pages();

-- Any page may show the name of a country.
CREATE TRIGGER countries_invalidate_pages_update AFTER UPDATE OF name ON countries
  FOR EACH ROW WHEN (OLD.name <> NEW.name) EXECUTE FUNCTION invalidate_all_pages();
