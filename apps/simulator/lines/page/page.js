import { fillWords, make, word } from '../../shell/page/shell.js'

const LOOK_EVERY_MS = 1000
const at = (id) => document.getElementById(id)
const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone: 'Asia/Yangon' })

const dialled = (number) => `0${number.slice(2)}`
const anotherId = () => (at('eventId').value = crypto.randomUUID())

async function tell(what) {
  const answer = await fetch('/lines/events', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ eventId: at('eventId').value.trim(), number: at('number').value, what }),
  })
  at('refused').hidden = answer.ok
  show(await answer.json())
}

function eventOf({ eventId, number, what, sentAt, taken }) {
  return make(
    'li',
    {},
    make('p', { className: 'text', textContent: `${dialled(number)} · ${word(`lines.${what}`)}` }),
    make(
      'p',
      { className: 'soft' },
      make('time', { dateTime: sentAt, textContent: time.format(new Date(sentAt)) }),
      ` · ${word(taken ? 'lines.taken' : 'lines.waiting')} · ${eventId}`,
    ),
  )
}

function buttonOf(what) {
  const button = make('button', { type: 'button', className: 'quiet', textContent: word(`lines.${what}`) })
  button.addEventListener('click', () => void tell(what))
  return button
}

let shown = ''

function show({ whats, events }) {
  if (at('whats').childElementCount === 0) at('whats').append(...whats.map(buttonOf))
  const now = JSON.stringify(events)
  if (now === shown) return
  shown = now
  at('events').replaceChildren(...events.map(eventOf))
  at('told').hidden = events.length === 0
  at('empty').hidden = events.length > 0
}

const look = async () => show(await (await fetch('/lines')).json())

fillWords()
anotherId()
at('another').addEventListener('click', anotherId)
document.querySelector('form').addEventListener('submit', (event) => event.preventDefault())
await look()
setInterval(() => void look().catch(() => {}), LOOK_EVERY_MS)
