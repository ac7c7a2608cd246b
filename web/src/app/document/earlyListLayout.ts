// A separate script that runs before a list is painted, so that the list has the layout that was chosen in this
// browser. It has no imports, so that the build emits a classic script.
try {
  const chosen = localStorage.getItem('list-layout');
  if (chosen === 'cards' || chosen === 'rows') document.documentElement.dataset['listLayout'] = chosen;
} catch {
  // If the browser refuses storage, lists have the layout of their page.
}
