import type { CSSProperties } from 'react'
import { Field } from '../field/field.tsx'
import type { FieldWords } from '../field/field.tsx'
import styles from './slider.module.css'

export type SliderProps = FieldWords & {
  value: number
  onValue: (value: number) => void
  min: number
  max: number
  step?: number
  /** The value in words, shown and read: "up to 10,000 Ks". */
  text: (value: number) => string
}

export function Slider({ label, hint, error, value, onValue, min, max, step = 1, text }: SliderProps) {
  const share = max > min ? (value - min) / (max - min) : 0
  return (
    <Field
      label={
        <span className={styles.head}>
          <span>{label}</span>
          <output className={styles.value}>{text(value)}</output>
        </span>
      }
      hint={hint}
      error={error}
    >
      {({ className: _boxed, ...control }) => (
        <input
          {...control}
          type="range"
          className={styles.slider}
          style={{ '--share': `${share * 100}%` } as CSSProperties}
          aria-valuetext={text(value)}
          min={min}
          max={max}
          step={step}
          value={value}
          onChange={(event) => onValue(event.currentTarget.valueAsNumber)}
        />
      )}
    </Field>
  )
}
