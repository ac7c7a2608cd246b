#!/bin/sh
# A walk through the REST paths with nothing but curl: sh walk.sh https://directory.example
set -eu

base=${1:?"walk.sh BASE_URL"}
get() {
  curl -fsS "$base$1"
  echo
}

echo '== How many listings there are'
get /api/businesses/stats

echo '== What to choose from'
get /api/countries
get /api/categories
get /api/cities

echo '== The best rated, two a page: the headers tell how many there are and where the next page is'
headers=$(mktemp)
trap 'rm -f "$headers"' EXIT
page=$(curl -fsS -D "$headers" "$base/api/businesses?sortBy=rating&sortOrder=desc&limit=2")
echo "$page"
grep -i -e '^x-total-count:' -e '^link:' "$headers"

echo '== One of them, and what is around it'
slug=$(echo "$page" | sed 's/.*\[{[^{]*"slug":"\([^"]*\)".*/\1/')
get "/api/businesses/$slug"
get "/api/businesses/$slug/nearby"

echo '== A search, and three at random'
get '/api/businesses?search=coffee&limit=3'
get '/api/businesses/random?limit=3'

echo '== Asked again with its tag, what has not changed is not sent again (304)'
tag=$(curl -fsS -D - -o /dev/null "$base/api/categories" | tr -d '\r' | sed -n 's/^[Ee][Tt]ag: //p')
curl -fsS -o /dev/null -w '%{http_code}\n' -H "If-None-Match: $tag" "$base/api/categories"

echo '== A refusal says what was wrong'
curl -sS "$base/api/businesses?limit=5000"
echo
