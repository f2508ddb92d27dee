import { describe, expect, it } from 'vitest'
import { parsePlace, setMyPlace } from './my-place.ts'

describe('the remembered place', () => {
  it('is kept on the phone and forgotten on demand', () => {
    setMyPlace({ regionId: 'r', townshipId: 't', wardId: null })
    expect(parsePlace(localStorage.getItem('__FIBRE_PLACE__'))).toEqual({
      regionId: 'r',
      townshipId: 't',
      wardId: null,
    })
    setMyPlace(null)
    expect(localStorage.getItem('__FIBRE_PLACE__')).toBeNull()
  })

  it.each([null, 'null', 'nonsense', '[]', '{}', '{"regionId":7}'])('%s is no place', (text) =>
    expect(parsePlace(text)).toBeNull(),
  )

  it('a ward without its township is no ward', () =>
    expect(parsePlace('{"regionId":"r","wardId":"w"}')).toEqual({
      regionId: 'r',
      townshipId: null,
      wardId: null,
    }))
})
