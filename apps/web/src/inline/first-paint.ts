/**
 * Stands in the body of index.html, after the home page as the server drew it: one inert template per language and
 * width. At the home address the right one is shown at once; at any other, none ever is.
 */
const early = window.__EARLY__
const place = document.getElementById('first')
const drawn = document.querySelector<HTMLTemplateElement>(
  `template[data-lang="${early?.lang}"][data-wide="${innerWidth >= 1280}"]`,
)?.content

if (early?.isHome && place && drawn) {
  // Our policy lets no style attribute through, but what a script of ours sets.
  drawn.querySelectorAll<HTMLElement>('[data-style]').forEach((element) => {
    element.style.cssText = element.dataset['style'] ?? ''
  })
  if (early.lowData)
    drawn.querySelectorAll('img, source').forEach((element) => {
      element.removeAttribute('src')
      element.removeAttribute('srcset')
    })
  place.append(drawn)
  place.addEventListener('click', ({ target }) => {
    early.pressed = (target as Element).closest('button')
  })
}
