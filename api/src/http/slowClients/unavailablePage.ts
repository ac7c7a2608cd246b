/** A page for visitors that needs nothing but itself, for the time in which none of the site can be rendered. */
export function unavailablePage(why: string): string {
  return (
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    `<title>Back in a moment</title><h1>Back in a moment</h1><p>${why} Please try again shortly.</p></html>`
  );
}
