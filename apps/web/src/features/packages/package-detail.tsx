import type { ResultOf } from '#contracts/call.ts'
import type { getVasPackageDetail } from '#contracts/packages.ts'
import { Blossom } from '#ui/blossom/blossom.tsx'
import { familyColours } from '#ui/blossom/family-class.ts'
import { Breadcrumb } from '#ui/breadcrumb/breadcrumb.tsx'
import { classNames } from '#ui/class-names.ts'
import { Grid, PageWidth, Row } from '#ui/layout/layout.tsx'
import { Section } from '#ui/section/section.tsx'
import { toHref } from '../../navigation/hash-location.ts'
import { PageHeading } from '../../page/page-heading.tsx'
import { pathOf, paths } from '../../navigation/paths.ts'
import { allowanceText } from '../../catalogue/allowance-text.ts'
import { familyOf } from '../../catalogue/family-of.ts'
import { FaqList } from '../../catalogue/faq-list.tsx'
import { RichText } from '../../catalogue/rich-text.tsx'
import { ContentText } from '../../i18n/content-text.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { type OwnFacts, useOwnFacts } from '../../line/use-own-facts.ts'
import { KeptNote } from '../../offline-reading/readable.tsx'
import { AllowanceTable } from './allowance-table.tsx'
import { BuyCard } from './buy-card.tsx'
import { PackageCard } from '../../catalogue/package-card.tsx'
import { PackageRules } from './package-rules.tsx'
import { PackageTags } from '../../catalogue/package-tags.tsx'
import styles from './package-detail.module.css'

const MOST_RELATED = 4

type Detail = ResultOf<typeof getVasPackageDetail>

export function PackageDetail({ vasPackage, keptAt }: { vasPackage: Detail; keptAt: number | null }) {
  const { t, lang } = useWords()
  const own = useOwnFacts()
  const { vasGroupId, vasGroupName, vasGroupNameMm, allowances, related } = vasPackage
  return (
    <>
      <Head vasPackage={vasPackage} own={own} />
      <PageWidth>
        <div className={styles.columns}>
          <BuyCard vasPackage={vasPackage} />
          <div className={styles.main}>
            <KeptNote at={keptAt} />
            <Section title={t('packages.givesTitle')}>
              <AllowanceTable allowances={allowances} />
            </Section>
            <Section title={t('packages.rulesTitle')}>
              <PackageRules vasPackage={vasPackage} />
            </Section>
            <Section title={t('packages.aboutTitle')}>
              <RichText html={vasPackage.description} htmlMm={vasPackage.descriptionMm} />
            </Section>
            <FaqList category="PACKAGES" />
          </div>
        </div>
        {related.length > 0 && (
          <div className={styles.related}>
            <Section
              title={t('packages.relatedTitle')}
              seeAll={{
                href: toHref(paths.packageGroup(vasGroupId)),
                label: t('packages.relatedAll', { group: lang === 'my' ? vasGroupNameMm : vasGroupName }),
              }}
            >
              <Grid columns={4}>
                {related.slice(0, MOST_RELATED).map((other) => (
                  <PackageCard key={other.id} vasPackage={other} own={own} />
                ))}
              </Grid>
            </Section>
          </div>
        )}
      </PageWidth>
    </>
  )
}

function Head({ vasPackage, own }: { vasPackage: Detail; own: OwnFacts }) {
  const { t, lang, pick } = useWords()
  const running = own.runsUntil(vasPackage.id) !== null
  const family = familyOf(vasPackage.id)
  const name = pick(vasPackage.name, vasPackage.nameMm)
  const group = lang === 'my' ? vasPackage.vasGroupNameMm : vasPackage.vasGroupName
  return (
    <div className={classNames(styles.head, familyColours(family))}>
      <PageWidth className={styles.headRow}>
        <Breadcrumb
          label={t('frame.youAreHere')}
          trail={[
            { label: t('routes.mobileServices.title'), href: toHref(pathOf('mobileServices')) },
            { label: group, href: toHref(paths.packageGroup(vasPackage.vasGroupId)) },
            { label: name.text },
          ]}
        />
        <Row gap={3}>
          <PageHeading title={name.text} lang={name.lang} />
          <PackageTags vasPackage={vasPackage} running={running} />
        </Row>
        <ContentText
          as="p"
          value={vasPackage.summary}
          valueMm={vasPackage.summaryMm}
          className={styles.summary}
        />
        <ul className={styles.numbers} aria-label={t('packages.givesTitle')}>
          {vasPackage.allowances.map((allowance) => (
            <li key={`${allowance.unit}${allowance.scope}`} className={styles.number}>
              {allowanceText(allowance, lang, t)}
            </li>
          ))}
        </ul>
        <span className={styles.blossom}>
          <Blossom family={family} />
        </span>
      </PageWidth>
    </div>
  )
}
