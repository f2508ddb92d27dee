'use client'
import { PasswordField, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useWords } from './staff/use-words.ts'

/** Shows itself while a password is being changed, which is when its repetition is asked for; a new account has none to give. */
export function CurrentPassword({ path }: { path: string }) {
  const changing = useFormFields(([fields]) => fields['confirm-password'] !== undefined)
  const { id } = useDocumentInfo()
  const words = useWords()
  if (!changing || id === undefined) return null
  return (
    <>
      <PasswordField
        autoComplete="current-password"
        field={{ name: 'currentPassword', label: words('currentPassword') }}
        path={path}
      />
      <p className="cms-hint">{words('currentPasswordHint')}</p>
    </>
  )
}
