-- What an empty directory holds.
INSERT INTO directory_stats (id) VALUES (1);
INSERT INTO backup_schedule DEFAULT VALUES;
INSERT INTO duplicate_scan (id) VALUES (1);
INSERT INTO position_scan DEFAULT VALUES;
INSERT INTO indexing_automation DEFAULT VALUES;
INSERT INTO plans
  (id, name, price, duration, features, max_ads, priority_placement, analytics_access, custom_styling, sort_order)
VALUES
  ('basic', 'Temel', 99, 30, '{"Sayfasında başkalarının reklamı yok"}', 1, false, false, false, 1),
  ('premium', 'Premium', 249, 30,
    '{"Sayfasında başkalarının reklamı yok","Listelerde öncelikli yer","Ziyaret raporu"}', 3, true, true, false, 2),
  ('enterprise', 'Kurumsal', 499, 30,
    '{"Sayfasında başkalarının reklamı yok","Listelerde öncelikli yer","Ziyaret raporu","Vurgulu kart"}',
    999, true, true, true, 3);
-- Nothing is stored yet that these would correct.
INSERT INTO data_repairs (name, corrected) VALUES ('correctCountries', 0), ('correctNames', 0), ('nameCategories', 0);
