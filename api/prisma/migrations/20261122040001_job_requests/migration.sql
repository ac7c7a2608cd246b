-- Which request asked for a job, as its log lines and its answer's X-Request-Id name it. A program of before writes none.
ALTER TABLE jobs ADD COLUMN request_id text CHECK (length(request_id) BETWEEN 1 AND 200);
