/** How lines were broken before: by the browser alone, and anywhere where a word did not fit. */
export const OLD_STYLE = `
  h1 *, h2 *, h3 *, button *, a *, li *, p *, dd *, span { white-space: normal !important }
  main * { overflow-wrap: anywhere !important }
`
