#!/bin/sh
# A tour of the REST paths with curl: sh walk.sh https://directory.example
set -eu

base=${1:?"walk.sh BASE_URL"}
get() {
  curl -fsS "$base$1"
  echo
}

echo '== Number of listings'
get /api/businesses/stats

echo '== Countries, categories and cities'
get /api/countries
get /api/categories
get /api/cities

echo '== Best rated, two per page: headers give the total and the next page'
headers=$(mktemp)
trap 'rm -f "$headers"' EXIT
page=$(curl -fsS -D "$headers" "$base/api/businesses?sortBy=rating&sortOrder=desc&limit=2")
echo "$page"
grep -i -e '^x-total-count:' -e '^link:' "$headers"

echo '== One listing and those nearby'
slug=$(echo "$page" | sed 's/.*\[{[^{]*"slug":"\([^"]*\)".*/\1/')
get "/api/businesses/$slug"
get "/api/businesses/$slug/nearby"

echo '== A search, and three random listings'
get '/api/businesses?search=coffee&limit=3'
get '/api/businesses/random?limit=3'

echo '== Conditional request: 304 if nothing changed'
tag=$(curl -fsS -D - -o /dev/null "$base/api/categories" | tr -d '\r' | sed -n 's/^[Ee][Tt]ag: //p')
curl -fsS -o /dev/null -w '%{http_code}\n' -H "If-None-Match: $tag" "$base/api/categories"

echo '== An error explains the problem'
curl -sS "$base/api/businesses?limit=5000"
echo
