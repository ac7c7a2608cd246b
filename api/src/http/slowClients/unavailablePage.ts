/** A self-contained page for visitors, while the site cannot be rendered. */
export function unavailablePage(reason: string): string {
  return (
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    `<title>Back in a moment</title><h1>Back in a moment</h1><p>${reason} Please try again shortly.</p></html>`
  );
}
