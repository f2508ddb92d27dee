export type LineForm = {
  readonly name: string
  readonly view: { width: number; height: number }
  /** Size of the text, as a person sets it in the browser, in per cent. */
  readonly text: number
}

const form = (width: number, text = 100): LineForm => ({
  name: text === 100 ? `${width} px` : `${width} px with text at ${text} %`,
  view: { width, height: 800 },
  text,
})

export const FORMS: readonly LineForm[] = [form(320), form(360), form(768), form(1440), form(360, 200)]
