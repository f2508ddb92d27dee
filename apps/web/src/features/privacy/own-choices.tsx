import { GIFT_POLICIES } from '#contracts/recipients.ts'
import { LANGUAGES } from '#contracts/language.ts'
import { Section } from '#ui/section/section.tsx'
import { Select } from '#ui/select/select.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import { Block } from '../../page/block.tsx'
import { switchLanguage } from '../../i18n/start-i18n.ts'
import { useWords } from '../../i18n/use-words.ts'
import { setLowData, useLowData } from '../../low-data/low-data.ts'
import { useGiftPolicy, usePrivacy, useSetGiftPolicy, useSetMarketing } from './use-privacy.ts'
import styles from './privacy.module.css'

const NAMES = { en: 'frame.languageEn', my: 'frame.languageMy' } as const

/** What one decides about this phone, and about what others may send. */
export function OwnChoices() {
  return (
    <>
      <View />
      <Gifts />
      <Offers />
    </>
  )
}

function View() {
  const { t, lang } = useWords()
  const low = useLowData()
  return (
    <Section title={t('privacy.viewTitle')}>
      <div className={styles.box}>
        <Select
          label={t('privacy.language')}
          hint={t('privacy.languageHint')}
          value={lang}
          options={LANGUAGES.map((value) => ({ value, label: t(NAMES[value]) }))}
          onValue={(value) => {
            const next = LANGUAGES.find((one) => one === value)
            if (next) void switchLanguage(next).catch(() => undefined)
          }}
        />
        <Switch label={t('low-data.switch')} hint={t('low-data.hint')} on={low} onSwitch={setLowData} />
      </div>
    </Section>
  )
}

function Gifts() {
  const { t } = useWords()
  const policy = useGiftPolicy()
  const change = useSetGiftPolicy()
  return (
    <Section title={t('privacy.giftsTitle')}>
      <Block query={policy} skeleton={<Waiting />}>
        {({ acceptGifts }) => (
          <div className={styles.box}>
            <Select
              label={t('privacy.giftsLabel')}
              hint={t('privacy.giftsHint')}
              value={change.isPending ? change.variables : acceptGifts}
              disabled={change.isPending}
              options={GIFT_POLICIES.map((value) => ({ value, label: t(`privacy.gifts.${value}`) }))}
              onValue={(value) => {
                const next = GIFT_POLICIES.find((one) => one === value)
                if (next) change.mutate(next)
              }}
            />
            <Said saved={change.isSuccess} failed={change.isError} />
          </div>
        )}
      </Block>
    </Section>
  )
}

function Offers() {
  const { t } = useWords()
  const privacy = usePrivacy()
  const change = useSetMarketing()
  return (
    <Section title={t('privacy.offersTitle')}>
      <Block query={privacy} skeleton={<Waiting />}>
        {({ marketing }) => (
          <div className={styles.box}>
            <Switch
              label={t('privacy.offers')}
              hint={t('privacy.offersHint')}
              on={change.isPending ? change.variables : marketing}
              disabled={change.isPending}
              onSwitch={(on) => change.mutate(on)}
            />
            <Said saved={change.isSuccess} failed={change.isError} />
          </div>
        )}
      </Block>
    </Section>
  )
}

function Said({ saved, failed }: { readonly saved: boolean; readonly failed: boolean }) {
  const { t } = useWords()
  return (
    <p role={failed ? 'alert' : 'status'} className={styles.said}>
      {failed ? t('privacy.failed') : saved && t('privacy.saved')}
    </p>
  )
}

export function Waiting() {
  const { t } = useWords()
  return (
    <SkeletonGroup label={t('skeleton.loading')}>
      <Skeleton height="96px" />
    </SkeletonGroup>
  )
}
