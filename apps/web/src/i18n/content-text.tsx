import { useWords } from './use-words.ts'

type Props = {
  readonly value: string
  readonly valueMm: string | null | undefined
  readonly as?: 'span' | 'p' | 'h1' | 'h2' | 'h3' | 'div'
  readonly className?: string | undefined
}

/** One text of the content. English on a Burmese page gets a `lang`, for its font and pronunciation. */
export function ContentText({ value, valueMm, as: Element = 'span', className }: Props) {
  const { lang, pick } = useWords()
  const picked = pick(value, valueMm)
  return (
    <Element className={className} {...(picked.lang === lang ? {} : { lang: picked.lang })}>
      {picked.text}
    </Element>
  )
}
