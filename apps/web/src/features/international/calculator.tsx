import { useState } from 'react'
import type { RoamRate } from '#contracts/international.ts'
import type { VasPackage } from '#contracts/packages.ts'
import { formatDays, formatInteger, formatMegabytes, formatMinutes } from '#language/formats.ts'
import { Chip, ChipRow } from '#ui/chip/chip.tsx'
import { Section } from '#ui/section/section.tsx'
import { Slider } from '#ui/slider/slider.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { CostResult } from './cost-result.tsx'
import { tripCost, type Trip } from './roam-cost.ts'
import styles from './calculator.module.css'

/** A week of messages and maps with a call home now and then. */
const USUAL: Trip = { days: 7, minutesLocal: 2, minutesHome: 3, minutesIn: 2, sms: 1, megabytes: 150 }

const FIELDS = [
  { field: 'days', min: 1, max: 30, step: 1 },
  { field: 'megabytes', min: 0, max: 2048, step: 50 },
  { field: 'minutesHome', min: 0, max: 60, step: 1 },
  { field: 'minutesLocal', min: 0, max: 60, step: 1 },
  { field: 'minutesIn', min: 0, max: 60, step: 1 },
  { field: 'sms', min: 0, max: 50, step: 1 },
] as const satisfies readonly { field: keyof Trip; min: number; max: number; step: number }[]

type Props = {
  /** The cheapest first. */
  readonly rates: readonly RoamRate[]
  readonly packs: readonly VasPackage[]
  readonly country: string
}

export function Calculator({ rates, packs, country }: Props) {
  const { t, lang } = useWords()
  const [trip, setTrip] = useState(USUAL)
  const [partner, setPartner] = useState(rates[0]?.partner)
  const rate = rates.find((one) => one.partner === partner) ?? rates[0]
  if (!rate) return null

  const textOf = (field: keyof Trip) => (value: number) => {
    if (field === 'days') return formatDays(value, lang)
    if (field === 'megabytes') return formatMegabytes(value)
    return field === 'sms'
      ? t('home.allowanceSms', { number: formatInteger(value) })
      : formatMinutes(value, lang)
  }

  return (
    <Section title={t('international.calcTitle', { country })} lead={t('international.calcLead')}>
      <div className={styles.calculator}>
        <div className={styles.fields}>
          {rates.length > 1 && (
            <ChipRow label={t('international.network')} wrap>
              {rates.map((one) => (
                <Chip key={one.partner} selected={one === rate} onClick={() => setPartner(one.partner)}>
                  {one.partner}
                </Chip>
              ))}
            </ChipRow>
          )}
          {FIELDS.map(({ field, min, max, step }) => (
            <Slider
              key={field}
              label={t(`international.calc.${field}`)}
              min={min}
              max={max}
              step={step}
              value={trip[field]}
              onValue={(value) => setTrip({ ...trip, [field]: value })}
              text={textOf(field)}
            />
          ))}
        </div>
        <CostResult cost={tripCost(rate, packs, trip)} rate={rate} days={trip.days} />
      </div>
    </Section>
  )
}
