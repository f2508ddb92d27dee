/** The frame all systems share: words in two languages, and the way from one system to the next. */
const { systems, ...words } = await (await fetch('/shell/words')).json()
const asked = new URLSearchParams(location.search).get('lang')
const lang = asked === 'my' ? 'my' : 'en'
const other = lang === 'my' ? 'en' : 'my'

export const word = (key) => words[lang][key] ?? key

export function fillWords() {
  document.documentElement.lang = lang
  document.title = `${word('title')} · ${word('brand')}`
  for (const element of document.querySelectorAll('[data-word]'))
    element.textContent = word(element.dataset.word)
  for (const input of document.querySelectorAll('[data-placeholder]'))
    input.placeholder = word(input.dataset.placeholder)
  const change = document.querySelector('.language')
  change.lang = other
  change.href = `?lang=${other}`
  document.querySelector('nav').replaceChildren(...systems.map(linkTo))
}

function linkTo(system) {
  const href = `/${system}/page`
  const link = make('a', { href: `${href}?lang=${lang}`, textContent: word(`system.${system}`) })
  if (location.pathname === href) link.setAttribute('aria-current', 'page')
  return link
}

/** An element with its properties and children; texts never become markup. */
export function make(tag, properties = {}, ...children) {
  const element = Object.assign(document.createElement(tag), properties)
  element.append(...children)
  return element
}

export async function ask(method, url, body) {
  const sent = body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const answer = await fetch(url, { method, ...sent })
  if (!answer.ok) throw new Error(String(answer.status))
  return answer.json()
}
