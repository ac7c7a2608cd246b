// Fills the offline page with the saved places of this browser, as web/src/lib/savedListings.ts stores them.
const list = document.getElementById('saved');
const places = readPlaces();

document.getElementById('retry').addEventListener('click', () => window.location.reload());
window.addEventListener('online', () => {
  document.getElementById('online').hidden = false;
});
if (places.length > 0) document.getElementById('places').hidden = false;
list.replaceChildren(...places.map(placeItem));

function readPlaces() {
  try {
    const { places = [] } = JSON.parse(window.localStorage.getItem('saved-places') ?? '{}');
    return places.filter((place) => typeof place?.copy?.name === 'string');
  } catch {
    return [];
  }
}

function element(name, text, attributes = {}) {
  const made = document.createElement(name);
  made.textContent = text;
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  return made;
}

function placeItem({ copy }) {
  const item = document.createElement('li');
  const title = document.createElement('h3');
  title.append(element('bdi', copy.name));
  item.append(title);
  for (const text of [copy.kind, copy.address]) {
    if (!text) continue;
    const line = document.createElement('p');
    line.append(element('bdi', text));
    item.append(line);
  }
  if (copy.phone) {
    const line = document.createElement('p');
    const href = linkOf(copy);
    line.append(href ? element('a', copy.phone, { href }) : element('bdi', copy.phone));
    item.append(line);
  }
  if (copy.status) item.append(element('p', copy.status));
  if (copy.hours) item.append(hoursTable('Opening hours', copy.hours));
  if (copy.dates?.length > 0) item.append(hoursTable('Holiday hours', copy.dates));
  item.append(element('p', readText(copy.readAt), { class: 'read' }));
  return item;
}

/** The stored link; of a copy by an earlier release only a number in the form of E.164, which is certainly one. */
function linkOf({ phone, phoneLink }) {
  if (/^tel:[\d+*#]+(?:;ext=\d+)?$/.test(phoneLink ?? '')) return phoneLink;
  return /^\+\d{6,15}$/.test(phone) ? `tel:${phone}` : null;
}

function hoursTable(name, hours) {
  const details = document.createElement('details');
  details.append(element('summary', name));
  const table = document.createElement('dl');
  for (const [day, text] of hours) table.append(element('dt', day), element('dd', text));
  details.append(table);
  return details;
}

function readText(readAt) {
  const date = new Date(readAt);
  if (Number.isNaN(date.getTime())) return 'It is not known when this was read.';
  const text = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short' }).format(date);
  return `As it was on ${text}. It may have changed since.`;
}
