import { ask, fillWords, make } from '../../shell/page/shell.js'

const LOOK_EVERY_MS = 1000
const ADDRESS = /https?:\/\/\S+/g
const at = (id) => document.getElementById(id)
const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone: 'Asia/Yangon' })

const linkTo = (address) =>
  make('a', { href: address, target: '_blank', rel: 'noopener', textContent: address })

/** The letter as it was written; its addresses can be opened. */
function textOf(text) {
  const addresses = text.match(ADDRESS) ?? []
  return text.split(ADDRESS).flatMap((words, place) => {
    const address = addresses[place]
    return address ? [words, linkTo(address)] : [words]
  })
}

function letter({ subject, text, from, receivedAt }) {
  return make(
    'li',
    { className: 'letter' },
    make('h3', { textContent: subject }),
    make('p', { className: 'text' }, ...textOf(text)),
    make(
      'p',
      { className: 'soft' },
      make('time', { dateTime: receivedAt, textContent: time.format(new Date(receivedAt)) }),
      ` · ${from}`,
    ),
  )
}

function box([address, messages]) {
  const list = make('ol', {}, ...messages.map(letter))
  return make('article', { className: 'phone' }, make('h2', { textContent: address }), list)
}

let shown = ''

function showMessages({ messages }) {
  const now = JSON.stringify(messages)
  if (now === shown) return
  shown = now
  at('boxes').replaceChildren(
    ...Map.groupBy(messages, ({ to }) => to)
      .entries()
      .map(box),
  )
  at('empty').hidden = messages.length > 0
}

const listUrl = () => {
  const address = at('address').value.trim()
  return address ? `/mail?to=${encodeURIComponent(address)}` : '/mail'
}

async function look() {
  try {
    // An address that is typed half way is no address yet; what is shown stays.
    showMessages(await ask('GET', listUrl()).catch(() => ({ messages: JSON.parse(shown || '[]') })))
    at('refuse').checked = (await ask('GET', '/mail/server')).refuse
    at('gone').hidden = true
  } catch {
    at('gone').hidden = false
  }
}

fillWords()
at('address').value = new URLSearchParams(location.search).get('to') ?? ''
at('address').addEventListener('input', () => void look())
at('clear').addEventListener('click', () => void ask('DELETE', listUrl()).then(look))
at('refuse').addEventListener(
  'change',
  () => void ask('PUT', '/mail/server', { refuse: at('refuse').checked }).then(look),
)
document.querySelector('form').addEventListener('submit', (event) => event.preventDefault())
await look()
setInterval(() => void look(), LOOK_EVERY_MS)
