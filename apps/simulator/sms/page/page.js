import { ask, fillWords, make, word } from '../../shell/page/shell.js'

const LOOK_EVERY_MS = 1000
const at = (id) => document.getElementById(id)
const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone: 'Asia/Yangon' })

const dialled = (number) => `0${number.slice(2)}`

function copyButton(code) {
  const button = make('button', { type: 'button', className: 'code', title: word('sms.copy') }, code)
  const showCopied = () => {
    button.dataset.copied = word('sms.copied')
    setTimeout(() => delete button.dataset.copied, 1500)
  }
  button.addEventListener('click', () => void navigator.clipboard.writeText(code).then(showCopied))
  return button
}

function bubble({ text, code, from, encoding, receivedAt }) {
  const isBurmese = /[\u1000-\u109f]/.test(text)
  return make(
    'li',
    {},
    make('p', { className: 'text', lang: isBurmese ? 'my' : 'en', textContent: text }),
    make(
      'p',
      { className: 'soft' },
      make('time', { dateTime: receivedAt, textContent: time.format(new Date(receivedAt)) }),
      ` · ${from} · ${encoding} ${text.length}`,
    ),
    ...(code ? [copyButton(code)] : []),
  )
}

function phone([number, messages]) {
  const list = make('ol', {}, ...messages.map(bubble))
  const heading = make('h2', { textContent: dialled(number) })
  return make('article', { className: 'phone' }, heading, list)
}

let shown = ''

function showMessages({ messages }) {
  const now = JSON.stringify(messages)
  if (now === shown) return
  shown = now
  at('phones').replaceChildren(
    ...Map.groupBy(messages, ({ to }) => to)
      .entries()
      .map(phone),
  )
  at('empty').hidden = messages.length > 0
}

function showCentre({ switches, links, accepted }) {
  at('links').textContent = links
  at('accepted').textContent = accepted
  if (at('switches').childElementCount === 0) at('switches').append(...Object.keys(switches).map(switchOf))
  for (const [name, on] of Object.entries(switches)) at(name).checked = on
}

function switchOf(name) {
  const box = make('input', { type: 'checkbox', id: name })
  box.addEventListener(
    'change',
    () => void ask('PUT', '/sms/centre', { [name]: box.checked }).then(showCentre),
  )
  const hint = make('small', { textContent: word(`sms.${name}Hint`) })
  return make('label', { className: 'switch' }, box, make('span', {}, word(`sms.${name}`), hint))
}

const listUrl = () => {
  const number = at('number').value.trim()
  return number ? `/sms?to=${encodeURIComponent(number)}` : '/sms'
}

async function look() {
  try {
    // A number that is typed half way is no number yet; what is shown stays.
    showMessages(await ask('GET', listUrl()).catch(() => ({ messages: JSON.parse(shown || '[]') })))
    showCentre(await ask('GET', '/sms/centre'))
    at('gone').hidden = true
  } catch {
    at('gone').hidden = false
  }
}

fillWords()
at('number').value = new URLSearchParams(location.search).get('to') ?? ''
at('number').addEventListener('input', () => void look())
at('clear').addEventListener('click', () => void ask('DELETE', listUrl()).then(look))
document.querySelector('form').addEventListener('submit', (event) => event.preventDefault())
for (const button of document.querySelectorAll('[data-mishap]')) {
  button.addEventListener(
    'click',
    () => void ask('POST', `/sms/centre/${button.dataset.mishap}`).then(showCentre),
  )
}
await look()
setInterval(() => void look(), LOOK_EVERY_MS)
