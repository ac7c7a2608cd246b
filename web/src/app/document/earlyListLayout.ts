// A script of its own, which runs before a list is painted: the list then has the layout that was chosen in this browser. It
// imports nothing, so that the build leaves a classic script.
try {
  const chosen = localStorage.getItem('list-layout');
  if (chosen === 'cards' || chosen === 'rows') document.documentElement.dataset['listLayout'] = chosen;
} catch {
  // The browser refuses storage; lists have the layout of their page.
}
