// Before anything is drawn: light or dark as the person has chosen; else as the system has it.
;(function () {
  try {
    var chosen = JSON.parse(localStorage.getItem('wpb.theme') || 'null')
    if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen
  } catch (_) {
    // no storage, or nothing that can be read in it: as the system has it
  }
})()
