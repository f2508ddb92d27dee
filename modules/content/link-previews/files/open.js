// A browser goes on into the app, in the language of the link unless the reader has chosen one. Nothing is left in the
// history, so "back" leads to where the link was found.
;(function () {
  if (self !== top) return
  const asked = /[?&]lang=(en|my)(?:&|$)/.exec(location.search)
  try {
    if (asked && !localStorage.getItem('__LANG__')) localStorage.setItem('__LANG__', asked[1])
  } catch {
    // Storage may be switched off; the page opens all the same.
  }
  location.replace(document.currentScript.getAttribute('data-to'))
})()
