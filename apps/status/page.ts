import { brand } from '#brand'
import type { Incident, Reading } from '#contracts/status.ts'
import { html, nothing, type Html } from './html.ts'
import type { Known } from './known.ts'
import { STYLE } from './style.ts'
import { momentText, type Words } from './words.ts'

const pick = (words: Words, text: string, textMm: string): string => (words.lang === 'my' ? textMm : text)

/** Marked with its language, because staff may write in one only and screen readers need to know. */
const newsText = (words: Words, heardAt: number | string | null): string =>
  heardAt === null ? words('noNews') : words('noNewsSince', { when: momentText(heardAt, words.lang) })

function partName(words: Words, { part, name, nameMm }: Reading): string {
  return words(`part.${part}`, { name: pick(words, name ?? '', nameMm ?? name ?? '') })
}

function readingRow(words: Words, one: Reading): Html {
  const news = one.state === 'UNKNOWN' ? newsText(words, one.heardAt) : ''
  return html`<li class="${one.state}">
    <span>${partName(words, one)}</span
    ><span
      ><b>${words(`state.${one.state}`)}</b>${
        news === '' ? nothing : html` <span class="soft">${news}</span>`
      }</span
    >
  </li>`
}

function placesText(words: Words, { places }: Incident): string {
  const names = places.map(({ name, nameMm }) => pick(words, name, nameMm))
  return names.length === 0 ? words('everywhere') : names.join(', ')
}

function timesText(words: Words, { status, startedAt, etaAt, resolvedAt }: Incident): string {
  const when = (moment: string) => ({ when: momentText(moment, words.lang) })
  if (resolvedAt !== null) return words('overAt', when(resolvedAt))
  const from = words(status === 'PLANNED' ? 'begins' : 'since', when(startedAt))
  return etaAt === null ? from : `${from}, ${words('until', when(etaAt))}`
}

function incidentCard(words: Words, one: Incident): Html {
  return html`<li class="card">
    <h3>${pick(words, one.title, one.titleMm)}</h3>
    <p class="soft">
      ${words(`service.${one.service}`)} · ${placesText(words, one)} · ${words(`phase.${one.status}`)}
    </p>
    <p class="soft">${timesText(words, one)}</p>
    <ol>
      ${one.updates.map(
        ({ at, text, textMm }) =>
          html`<li><span class="soft">${momentText(at, words.lang)}</span> ${pick(words, text, textMm)}</li>`,
      )}
    </ol>
  </li>`
}

const cards = (words: Words, incidents: readonly Incident[]): Html =>
  html`<ul>
    ${incidents.map((one) => incidentCard(words, one))}
  </ul>`

function staffLine(words: Words, { line }: Known): Html {
  if (!line) return nothing
  return html`<section class="line">
    <b>${words('staffLine')}</b>
    <p>${pick(words, line.text, line.textMm)}</p>
    <p class="soft">${momentText(line.heardAt, words.lang)}</p>
  </section>`
}

function main(words: Words, known: Known): Html {
  const { sum, heardAt, isStale, readings, now, planned, past } = known
  const asOf =
    heardAt !== null && !isStale
      ? words('asOf', { when: momentText(heardAt, words.lang) })
      : newsText(words, heardAt)
  return html`<h1>${words('title')}</h1>
    ${staffLine(words, known)}
    <p class="sum ${sum}" role="status">${words(`all.${sum}`)}<br /><span class="soft">${asOf}</span></p>
    <h2>${words('nowTitle')}</h2>
    ${now.length === 0 ? html`<p>${isStale ? newsText(words, heardAt) : words('nowNone')}</p>` : cards(words, now)}
    ${
      planned.length === 0
        ? nothing
        : html`<h2>${words('plannedTitle')}</h2>
            ${cards(words, planned)}`
    }
    <h2>${words('partsTitle')}</h2>
    <ul class="parts">
      ${readings.map((one) => readingRow(words, one))}
    </ul>
    ${
      past.length === 0
        ? nothing
        : html`<details>
            <summary>${words('pastTitle')}</summary>
            ${cards(words, past)}
          </details>`
    }`
}

/** A single element: the page's policy allows exactly these bytes. */
const STYLE_ELEMENT: Html = { html: `<style>${STYLE}</style>` }

/** The whole page in one answer: no script, no font, no picture. It reloads every minute. */
export function page(words: Words, known: Known, website: string): string {
  const name = brand.name[words.lang]
  const other = words.lang === 'my' ? '/en' : '/'
  return html`<!doctype html>
    <html lang="${words.lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta http-equiv="refresh" content="60" />
        <title>${words('title')} · ${name}</title>
        ${STYLE_ELEMENT}
      </head>
      <body>
        <header>
          <b>${name}</b
          ><a href="${other}" lang="${words.lang === 'my' ? 'en' : 'my'}">${words('otherLanguage')}</a>
        </header>
        <main>${main(words, known)}</main>
        <footer>
          <a href="tel:${brand.hotline}">${words('callUs', { hotline: brand.hotline })}</a> ·
          <a href="${website}">${words('toWebsite')}</a>
        </footer>
      </body>
    </html>`.html
}
