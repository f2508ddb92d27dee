'use client'
import { getTranslation } from '@payloadcms/translations'
import { useConfig, useDocumentInfo, useForm, useTranslation } from '@payloadcms/ui'
import { nameOfField } from './name-of-field.ts'

type Label = Parameters<typeof getTranslation>[0]

/** What the fields of the document on the screen are called there, by their paths. */
export function useFieldNames(): (path: string) => string {
  const { getEntityConfig } = useConfig()
  const { collectionSlug } = useDocumentInfo()
  const { getDataByPath } = useForm()
  const { i18n } = useTranslation()
  const fields = collectionSlug ? (getEntityConfig({ collectionSlug })?.fields ?? []) : []
  const label = (given: unknown): string => {
    const said = given ? getTranslation(given as Label, i18n) : ''
    return typeof said === 'string' ? said : ''
  }
  return (path) =>
    nameOfField(fields, path, {
      label,
      blockAt: (row) => getDataByPath<{ blockType?: string } | undefined>(row)?.blockType,
    })
}
