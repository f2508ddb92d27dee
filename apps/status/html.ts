/** HTML that is safe to embed; a template escapes everything else. */
export type Html = { readonly html: string }

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const textOf = (value: Html | string | readonly Html[]): string => {
  if (typeof value === 'string') return value.replace(/[&<>"']/g, (mark) => ENTITIES[mark] ?? mark)
  return 'html' in value ? value.html : value.map(({ html: part }) => part).join('')
}

export function html(
  parts: TemplateStringsArray,
  ...values: readonly (Html | string | readonly Html[])[]
): Html {
  return { html: parts.map((part, at) => part + textOf(values[at] ?? '')).join('') }
}

export const nothing: Html = { html: '' }
