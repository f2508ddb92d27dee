import { fillWords, make, word } from '../../shell/page/shell.js'

const LOOK_EVERY_MS = 1000
const at = (id) => document.getElementById(id)

const send = async (method, path, body) => {
  const headers = { 'content-type': 'application/json' }
  const request = { method, headers, body: JSON.stringify(body) }
  show(await (await fetch(path, request)).json())
}

function buttonOf(reference, deed) {
  const button = make('button', { type: 'button', className: 'quiet', textContent: word(`pay.${deed}`) })
  button.addEventListener('click', () => void send('POST', `/pay/deals/${reference}`, { deed }))
  return button
}

function dealOf({ channel, reference, amountKyat, takenKyat, state }) {
  const amount = `${(takenKyat || amountKyat).toLocaleString('en')} Ks`
  const deeds = state === 'WAITING' ? ['pay', 'refuse'] : ['tell']
  return make(
    'li',
    {},
    make('p', { className: 'text', textContent: `${channel} · ${amount} · ${word(`pay.${state}`)}` }),
    make('p', { className: 'soft', textContent: reference }),
    ...deeds.map((deed) => buttonOf(reference, deed)),
  )
}

function fill(select, values, chosen, change) {
  if (select.childElementCount === 0) {
    select.append(...values.map((value) => make('option', { value, textContent: word(`pay.${value}`) })))
    select.addEventListener('change', () => void change(select.value))
  }
  select.value = chosen
}

let shown = ''

function show({ deals, faults, allFaults, flaw, flaws }) {
  const all = faults.find(({ reference }) => reference === '')?.fault ?? 'NONE'
  fill(at('fault'), allFaults, all, (fault) => send('PUT', '/pay/fault', { fault }))
  fill(at('flaw'), flaws, flaw, (next) => send('PUT', '/pay/settlement', { flaw: next }))
  const now = JSON.stringify(deals)
  if (now === shown) return
  shown = now
  at('deals').replaceChildren(...deals.map(dealOf))
  at('told').hidden = deals.length === 0
  at('empty').hidden = deals.length > 0
}

const look = async () => show(await (await fetch('/pay')).json())

fillWords()
document.querySelector('form').addEventListener('submit', (event) => event.preventDefault())
await look()
setInterval(() => void look().catch(() => {}), LOOK_EVERY_MS)
