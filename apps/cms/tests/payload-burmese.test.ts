import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { en } from '@payloadcms/translations/languages/en'
import { EDITOR_BURMESE } from '../src/words/editor-burmese.ts'
import { PAYLOAD_BURMESE } from '../src/words/payload-burmese.ts'

type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>

const english = en.translations as unknown as Texts
const entries = Object.entries(PAYLOAD_BURMESE as Texts).flatMap(([group, texts]) =>
  Object.entries(texts).map(([key, text]) => ({ group, key, text })),
)

const slots = (text: string): string[] => (text.match(/\{\{\w+\}\}|<\/?\d>/g) ?? []).toSorted()

function wrongIn(list: typeof entries): string[] {
  return list.flatMap(({ group, key, text }) => {
    const original = english[group]?.[key]
    if (original === undefined) return [`${group}:${key} is no text of Payload`]
    const same = slots(text).join() === slots(original).join()
    return same
      ? []
      : [`${group}:${key} has ${slots(text).join() || 'no slots'}, English ${slots(original).join()}`]
  })
}

describe('corrections of Payload’s Burmese', () => {
  it('stand for a text that Payload has, with the same slots', () => {
    assert.ok(entries.length > 50)
    assert.deepEqual(wrongIn(entries), [])
  })

  it('are Burmese in NFC, with Latin digits and without invisible characters', () => {
    const editor = Object.values(EDITOR_BURMESE).flatMap((texts) => Object.values(texts))
    const bad = [...entries, ...editor.map((text) => ({ text }))].filter(
      ({ text }) =>
        !/[\u1000-\u109f]/.test(text) ||
        text !== text.normalize('NFC') ||
        /[\u1040-\u1049\u200b-\u200d\u2060\ufeff]/.test(text),
    )
    assert.deepEqual(bad, [])
  })

  it('control: a text that Payload does not have, and a lost slot, are found', () => {
    const planted = [
      { group: 'general', key: 'noSuchText', text: 'စာ' },
      { group: 'fields', key: 'addLabel', text: 'ထည့်မည်' },
    ]
    assert.equal(wrongIn(planted).length, 2)
  })
})
