/** Under this name a form holds the words of the language that is not on the screen. */
export const besideName = (name: string): string => `${name}Beside`

/** The same for a formatted text, which is only read there. */
export const besideRead = (name: string): string => `${name}BesideRead`

/** The path of those words, from the path of the field they stand beside. */
export const pathBeside = (path: string, name: string, beside: string): string =>
  `${path.slice(0, path.length - name.length)}${beside}`
