import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { bindKey, listenToKeys } from './keys.ts'

let stop = () => {}
let free: (() => void)[] = []
const did: string[] = []
const bind = (keys: string) => free.push(bindKey(keys, () => did.push(keys)))
const press = (key: string, init: KeyboardEventInit = {}, on: Element = document.body) =>
  on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }))

beforeEach(() => {
  stop = listenToKeys(document)
})
afterEach(() => {
  stop()
  free.forEach((one) => one())
  free = []
  did.length = 0
  document.body.replaceChildren()
})

describe('keys of the office', () => {
  it('one key, and two keys after each other', () => {
    bind('j')
    bind('g p')
    press('j')
    press('g')
    press('p')
    expect(did).toEqual(['j', 'g p'])
  })

  it('a first key without its second is forgotten', () => {
    bind('j')
    bind('g p')
    press('g')
    press('x')
    press('p')
    press('j')
    expect(did).toEqual(['j'])
  })

  it('nothing happens where somebody writes, in a dialog, or with a modifier', () => {
    bind('j')
    const field = document.body.appendChild(document.createElement('input'))
    const dialog = document.body.appendChild(document.createElement('div'))
    dialog.setAttribute('role', 'dialog')
    press('j', {}, field)
    press('j', {}, dialog)
    press('j', { ctrlKey: true })
    expect(did).toEqual([])
    press('j')
    expect(did).toEqual(['j'])
  })

  it('a Burmese keyboard reaches the same keys by their place', () => {
    bind('j')
    press('ျ', { code: 'KeyJ' })
    expect(did).toEqual(['j'])
  })

  it('the screen that came last has the key, and gives it back', () => {
    bind('t')
    const back = bindKey('t', () => did.push('later'))
    press('t')
    back()
    press('t')
    expect(did).toEqual(['later', 't'])
  })

  it('Enter on a link is the link', () => {
    bind('Enter')
    const link = document.body.appendChild(document.createElement('a'))
    press('Enter', {}, link)
    expect(did).toEqual([])
    press('Enter')
    expect(did).toEqual(['Enter'])
  })
})
