/** Forms of address are no part of a name: `Daw Khin Thet Mon` is KM. */
const ADDRESS = new Set(['U', 'Daw', 'Ko', 'Ma', 'Saw', 'Nang', 'Sai', 'Dr.', 'Dr'])

export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => word && !ADDRESS.has(word))
  const [first = '', last = ''] = words.length > 1 ? [words[0], words[words.length - 1]] : [words[0] ?? '']
  return `${first.charAt(0)}${last.charAt(0)}`.toUpperCase()
}
