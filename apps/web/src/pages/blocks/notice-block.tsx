import { Notice } from '#ui/notice/notice.tsx'
import { ContentText } from '../../i18n/content-text.tsx'
import type { BlockOf } from './block-of.ts'

export function NoticeBlock({ block }: { block: BlockOf<'notice'> }) {
  return (
    <Notice
      tone={block.tone === 'WARNING' ? 'warning' : 'info'}
      title={<ContentText value={block.title} valueMm={block.titleMm} />}
    >
      <ContentText as="p" value={block.text} valueMm={block.textMm} />
    </Notice>
  )
}
