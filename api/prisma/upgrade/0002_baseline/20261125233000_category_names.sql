-- Categories that earlier releases named by words of a file get English names by a job. There are none in a new installation.
INSERT INTO data_repairs (name, corrected) SELECT 'nameCategories', 0 WHERE NOT EXISTS (SELECT FROM categories);
