type Field = HTMLInputElement | HTMLTextAreaElement

/** Boxes to tick have a value of their own, which nobody types. */
const TYPED_INTO = /^(text|textarea|tel|search|email|url|password|number)$/

const isField = (target: EventTarget | null): target is Field =>
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) &&
  TYPED_INTO.test(target.type)

/** React hears only what differs from what it believes to stand there: first its own belief is emptied, then the words come. */
function write(field: Field, words: string): void {
  field.value = ''
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, words)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * Somebody types into a drawn page while the app is still on its way, and React writes the empty value it knows over that. What
 * is returned is called when the app hears: it types the same words once more.
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
