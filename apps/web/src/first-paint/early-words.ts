type Field = HTMLInputElement | HTMLTextAreaElement

/** Tick boxes have a value too, but nobody types it. */
const TYPED_INTO = /^(text|textarea|tel|search|email|url|password|number)$/

const isField = (target: EventTarget | null): target is Field =>
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) &&
  TYPED_INTO.test(target.type)

/** React ignores an unchanged value, so clear the field first. */
function write(field: Field, words: string): void {
  field.value = ''
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, words)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * Somebody may type into a prerendered page before hydration, and React then writes its empty value over that. The returned function,
 * called after hydration, types the same text again.
 */
export function keepEarlyWords(place: HTMLElement): () => void {
  const typed = new Map<Field, string>()
  for (const field of place.querySelectorAll<Field>('input, textarea'))
    if (isField(field) && field.value !== field.defaultValue) typed.set(field, field.value)
  const note = ({ target }: Event) => {
    if (isField(target)) typed.set(target, target.value)
  }
  place.addEventListener('input', note, true)
  return () => {
    place.removeEventListener('input', note, true)
    for (const [field, words] of typed) if (field.isConnected) write(field, words)
  }
}
