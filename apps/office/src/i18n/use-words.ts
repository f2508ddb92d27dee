import type en from '#i18n/en/office.json'
import { useTranslate } from 'react-admin'

type Keys = keyof typeof en
type Asked<K> = K extends `${infer Stem}_one` | `${infer Stem}_other` ? Stem : K

/** A key that does not exist is a compile error. */
export type OfficeKey = Asked<Keys>

export type Words = (key: OfficeKey, slots?: Readonly<Record<string, string | number>>) => string

/** Texts of the office in the signed-in person's language; rerendered when that changes. */
export const useWords = (): Words => useTranslate() as Words
