import type { PageBlock } from '#contracts/pages.ts'
import { CardsBlock } from './blocks/cards-block.tsx'
import { CtaBlock } from './blocks/cta-block.tsx'
import { FaqBlock } from './blocks/faq-block.tsx'
import { FeaturesBlock } from './blocks/features-block.tsx'
import { GalleryBlock } from './blocks/gallery-block.tsx'
import { NoticeBlock } from './blocks/notice-block.tsx'
import { NumbersBlock } from './blocks/numbers-block.tsx'
import { PeopleBlock } from './blocks/people-block.tsx'
import { PostsBlock } from './blocks/posts-block.tsx'
import { ShopsBlock } from './blocks/shops-block.tsx'
import { StepsBlock } from './blocks/steps-block.tsx'
import { StoreLinksBlock } from './blocks/store-links-block.tsx'
import { TableBlock } from './blocks/table-block.tsx'
import { TextBlock } from './blocks/text-block.tsx'
import { TimelineBlock } from './blocks/timeline-block.tsx'

/** One block of a page. The hero is the page's head and never comes here. */
export function OneBlock({ block }: { block: PageBlock }) {
  switch (block.type) {
    case 'text':
      return <TextBlock block={block} />
    case 'notice':
      return <NoticeBlock block={block} />
    case 'features':
      return <FeaturesBlock block={block} />
    case 'steps':
      return <StepsBlock block={block} />
    case 'table':
      return <TableBlock block={block} />
    case 'faq':
      return <FaqBlock block={block} />
    case 'cta':
      return <CtaBlock block={block} />
    case 'timeline':
      return <TimelineBlock block={block} />
    case 'numbers':
      return <NumbersBlock block={block} />
    case 'storeLinks':
      return <StoreLinksBlock block={block} />
    case 'posts':
      return <PostsBlock block={block} />
    case 'shops':
      return <ShopsBlock block={block} />
    case 'cards':
      return <CardsBlock block={block} />
    case 'gallery':
      return <GalleryBlock block={block} />
    case 'people':
      return <PeopleBlock block={block} />
    case 'hero':
      return null
  }
}
