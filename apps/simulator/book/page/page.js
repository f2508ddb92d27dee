import { fillWords, make, word } from '../../shell/page/shell.js'

const LOOK_EVERY_MS = 1000
const at = (id) => document.getElementById(id)

async function ask(method, body) {
  const sent = body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  return (await fetch('/book', { method, ...sent })).json()
}

function choice(fault, chosen) {
  const input = make('input', { type: 'radio', name: 'fault', value: fault, checked: fault === chosen })
  input.addEventListener('change', () => void ask('PUT', { fault }).then(show))
  return make(
    'label',
    { className: 'switch' },
    input,
    make(
      'span',
      {},
      word(`book.${fault}`),
      make('small', { className: 'soft', textContent: word(`book.${fault}.hint`) }),
    ),
  )
}

function show({ fault, faults, hit }) {
  at('faults').replaceChildren(...faults.map((one) => choice(one, fault)))
  at('hit').textContent = String(hit)
}

fillWords()
show(await ask('GET'))
setInterval(() => void ask('GET').then(({ hit }) => (at('hit').textContent = String(hit))), LOOK_EVERY_MS)
