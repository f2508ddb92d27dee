import { PageWidth } from '#ui/layout/layout.tsx'
import { Section } from '#ui/section/section.tsx'
import { useWords } from '../../i18n/use-words.ts'
import type { PageProps } from '../../page/page-props.ts'
import { WithDocument } from '../../pages/content-page.tsx'
import { PageView } from '../../pages/page-view.tsx'
import { LaterShops } from '../../shop-list/later-shops.tsx'
import { SimCallBack } from './sim-call-back.tsx'
import styles from './order-sim-page.module.css'

const SHOPS_SHOWN = 3

/** What a SIM costs and what to bring, as editors wrote it; the shops that have one, for everybody; and a call from us. */
export function Page(props: PageProps) {
  return (
    <WithDocument
      {...props}
      without={
        <>
          <SimShops />
          <SimCallBack />
        </>
      }
    >
      {(page) => (
        <PageView
          page={page}
          routeId={props.routeId}
          below={
            <>
              {/* Editors choose where the shops stand, not whether. */}
              {!page.blocks.some((block) => block.type === 'shops' && block.shops === 'SIM') && <SimShops />}
              <SimCallBack />
            </>
          }
        />
      )}
    </WithDocument>
  )
}

function SimShops() {
  const { t } = useWords()
  return (
    <PageWidth className={styles.part}>
      <Section id="shops" title={t('sim.shopsTitle')}>
        <LaterShops shows="SIM" count={SHOPS_SHOWN} />
      </Section>
    </PageWidth>
  )
}
