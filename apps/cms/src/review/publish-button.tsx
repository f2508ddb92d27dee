'use client'
import { PublishButton as PublishNow, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { needsTwo } from './needs-two.ts'

/** What needs two people is published from the card of its review; there is no button that would only be refused. */
export function PublishButton() {
  const { collectionSlug = '' } = useDocumentInfo()
  const publicId = useFormFields(([fields]) => fields['publicId']?.value)
  return needsTwo(collectionSlug, publicId) ? null : <PublishNow />
}
