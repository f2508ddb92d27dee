import { ContentText } from '../../i18n/content-text.tsx'

type Props = {
  readonly title: string
  readonly titleMm: string | null | undefined
  readonly className?: string | undefined
}

/** Blocks without a title of their own have none. */
export function BlockTitle({ title, titleMm, className }: Props) {
  return title ? <ContentText as="h2" value={title} valueMm={titleMm} className={className} /> : null
}
